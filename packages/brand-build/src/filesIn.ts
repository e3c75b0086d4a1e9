import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file under `folder`, as paths from it with forward slashes; what begins with a dot is left out. */
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
