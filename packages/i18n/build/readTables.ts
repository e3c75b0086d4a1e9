import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '../src/languages.ts'
import { joinTables, type LanguageTables } from '../src/tables.ts'

const [original] = languages

/** Returns the files of each table in a source folder: a translated `words*.ts`, then its translations. */
export const tableFiles = (folder: string): string[][] =>
  globSync('**/words*.en.ts', { cwd: folder })
    // oxlint-disable-next-line unicorn/no-array-sort -- the browser floor's library lacks toSorted; the array is new
    .sort()
    .map((file) => join(folder, file.replace(/\.en\.ts$/, '')))
    .map((table) =>
      languages.map((language) => (language === original ? `${table}.ts` : `${table}.${language}.ts`)),
    )

const load = (file: string) => import(pathToFileURL(file).href)

export async function readTables(folders: readonly string[]): Promise<LanguageTables> {
  const tables = folders
    .flatMap(tableFiles)
    .map(async (files) => Object.assign({}, ...(await Promise.all(files.map(load)))))
  return joinTables(await Promise.all(tables))
}
