import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Beside the task's log: turbo restores both where a result comes from its cache.
const folder = '.turbo/skipped'

/** Says that `what` was left out, and why, and notes it for the end of the run. Without a reason the note is empty, and takes the place of an earlier one. */
export function noteSkipped(what: string, why = '', packageFolder = process.cwd()): void {
  if (why) console.log(`Skipped: ${what} (${why})`)
  mkdirSync(join(packageFolder, folder), { recursive: true })
  writeFileSync(join(packageFolder, folder, `${what}.txt`), why)
}

/** A line for each thing that the packages of a workspace left out of their last run. */
export const skippedBelow = (root: string): string[] =>
  ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).flatMap((name) => {
      const notes = join(root, kind, name, folder)
      return listed(notes).flatMap((file) => {
        const why = readFileSync(join(notes, file), 'utf8')
        return why ? `${name}: ${file.replace(/\.txt$/, '')} (${why})` : []
      })
    }),
  )

function listed(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
