import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinTables, type LanguageTables } from '../src/tables.ts'

/** Returns the files of all tables in a source folder: each `words*.ts` that has a `words*.en.ts` beside it. */
export const tableFiles = (folder: string): { thai: string; english: string }[] =>
  globSync('**/words*.en.ts', { cwd: folder })
    // oxlint-disable-next-line unicorn/no-array-sort -- the browser floor's library lacks toSorted; the array is new
    .sort()
    .map((file) => join(folder, file))
    .map((english) => ({ thai: english.replace(/\.en\.ts$/, '.ts'), english }))

const load = (file: string) => import(pathToFileURL(file).href)

export async function readTables(folders: readonly string[]): Promise<LanguageTables> {
  const modules = folders
    .flatMap(tableFiles)
    .map(async ({ thai, english }) => ({ thai: await load(thai), english: await load(english) }))
  return joinTables(await Promise.all(modules))
}
