import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './pack.ts'

/** Moves the source maps of the compiled `client` to a folder outside the site. */
export function takeSourceMaps(client: string, out: string) {
  rmSync(out, { recursive: true, force: true })
  for (const path of filesIn(client).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    renameSync(join(client, path), join(out, path))
  }
}
