import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns every file below `folder` as a relative path with forward slashes, without dotfiles. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replace(/\\/g, '/'),
    )
    .filter((path) => !/(?:^|\/)\./.test(path))
    .toSorted()
