import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, packShared } from './pack.ts'

/** Returns the licences of third-party code. */
export function notices(client: string, licences: Record<string, string>) {
  const ofVite = join(client, '.vite/license.md')
  const texts = Object.entries(licences).map(
    ([name, file]) => `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  )
  return [existsSync(ofVite) ? readFileSync(ofVite, 'utf8').trim() : '# Licenses', ...texts].join('\n\n')
}

/** Moves the source maps of the compiled `client` to a folder outside the site. */
export function takeSourceMaps(client: string, out: string) {
  rmSync(out, { recursive: true, force: true })
  for (const path of filesIn(client).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    renameSync(join(client, path), join(out, path))
  }
}

/** Finishes the compile in `folder`: moves source maps out, adds licences, compresses shared files. */
export async function packClient(folder: string, licences: Record<string, string>) {
  takeSourceMaps(folder, join(folder, '../source-maps'))
  writeFileSync(join(folder, 'third-party-notices.txt'), notices(folder, licences))
  const shared = filesIn(folder).filter(
    (path) => path === 'unsupported.html' || !/\.(?:html|br|gz)$/.test(path),
  )
  await Promise.all(
    shared.map(async (path) => {
      const file = join(folder, path)
      const packed = await packShared(path, readFileSync(file))
      for (const [ending, bytes] of Object.entries(packed)) writeFileSync(file + ending, bytes)
    }),
  )
}
