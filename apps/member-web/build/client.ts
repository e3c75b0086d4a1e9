import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn.ts'
import { rootDir } from './places.ts'

/** What was compiled once for every brand. */
export interface Client {
  folder: string
  /** Its files, by their paths. */
  files: string[]
  /** Changes with anything that a brand build is made of but the brand: what is compiled, and the code of the build itself. */
  digest: string
}

// The build's own code, and the versions of the libraries that draw and pack.
const makers = ['apps/member-web/build', 'packages/brand/src', 'pnpm-lock.yaml'].map((path) =>
  join(rootDir, path),
)

/** Reads what lies in `folder`, and the renderer compiled beside it. */
export function readClient(folder: string): Client {
  const digest = createHash('sha256')
  const add = (file: string) => digest.update(file).update(readFileSync(file))
  for (const place of [folder, join(folder, '../server'), ...makers]) {
    if (!existsSync(place)) continue
    // A hashed asset's name says what is in it; no test has a part in a build.
    if (place.endsWith('.yaml')) add(place)
    else
      for (const path of filesIn(place).filter((name) => !/\.test\.|^assets\//.test(name)))
        add(join(place, path))
  }
  const files = filesIn(folder)
  return { folder, files, digest: digest.update(files.join('\n')).digest('hex') }
}
