import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes on disk of the folders and all within; a hard-linked file counts once. */
export function diskOf(...folders: string[]) {
  const seen = new Set<number>()
  let blocks = 0
  const look = (path: string) => {
    const at = lstatSync(path)
    if (seen.has(at.ino)) return
    seen.add(at.ino)
    blocks += at.blocks
    if (at.isDirectory()) for (const name of readdirSync(path)) look(join(path, name))
  }
  for (const folder of folders) look(folder)
  return blocks * 512
}
