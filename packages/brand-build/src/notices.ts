import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The licences of all that a built site is made of by others: those that Vite wrote in the compiled `client`, and the
 * files in `licences`, by the name of what they license.
 */
export function notices(client: string, licences: Record<string, string>) {
  const ofVite = join(client, '.vite/license.md')
  const texts = Object.entries(licences).map(
    ([name, file]) => `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  )
  return [existsSync(ofVite) ? readFileSync(ofVite, 'utf8').trim() : '# Licenses', ...texts].join('\n\n')
}
