import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './reportFolder.ts'

/** Ending of the files that state why something was skipped. */
export const skippedEnding = '.skipped.txt'

/** Prints and records that `what` was skipped and why; without a reason, removes an earlier record. */
export function noteSkipped(what: string, why = '', packageFolder = process.cwd()): void {
  const folder = reportFolder(packageFolder)
  const note = join(folder, what + skippedEnding)
  if (!why) return rmSync(note, { force: true })
  console.log(`Skipped: ${what} (${why})`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(note, why)
}
