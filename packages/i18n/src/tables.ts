import { en } from './en.ts'
import { th } from './th.ts'
import type { Language } from './words.ts'

export interface Table {
  readonly [key: string]: string | Table | readonly (string | Table)[]
}

export type Tables = Readonly<Record<string, Table>>

export type LanguageTables = Readonly<Record<Language, Tables>>

export const joinTables = (...packages: readonly LanguageTables[]): LanguageTables => ({
  th: Object.assign({}, ...packages.map((tables) => tables.th)),
  en: Object.assign({}, ...packages.map((tables) => tables.en)),
})

export const tables: LanguageTables = { th: { i18n: th }, en: { i18n: en } }
