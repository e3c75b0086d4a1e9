import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './reportFolder.ts'

/** Ending of the files that say why something was left out. */
export const skippedEnding = '.skipped.txt'

/** Prints that `what` was left out and why, and notes it for the report on the run. Without a reason it was not left out. */
export function noteSkipped(what: string, why = '', packageFolder = process.cwd()): void {
  const folder = reportFolder(packageFolder)
  const note = join(folder, what + skippedEnding)
  if (!why) return rmSync(note, { force: true })
  console.log(`Skipped: ${what} (${why})`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(note, why)
}
