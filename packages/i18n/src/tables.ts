import { en } from './en.ts'
import { th } from './th.ts'
import type { Language } from './words.ts'

export interface Table {
  readonly [key: string]: string | Table | readonly (string | Table)[]
}

export type Tables = Readonly<Record<string, Table>>

export type LanguageTables = Readonly<Record<Language, Tables>>

/** A table's modules: `words.ts` with its id and Thai texts, and `words.en.ts`. */
export interface TableModules {
  thai: { id: string; th: Table }
  english: { en: Table }
}

/** Joins tables by id, with those of money and dates. */
export const joinTables = (modules: readonly TableModules[]): LanguageTables => ({
  th: Object.fromEntries([['i18n', th], ...modules.map(({ thai }) => [thai.id, thai.th])]),
  en: Object.fromEntries([['i18n', en], ...modules.map(({ thai, english }) => [thai.id, english.en])]),
})

/** Tables of money and dates alone. */
export const tables: LanguageTables = joinTables([])
