import { en } from './en.ts'
import { type Language, languages } from './languages.ts'
import { th } from './th.ts'

export interface Table {
  readonly [key: string]: string | Table | readonly (string | Table)[]
}

export type Tables = Readonly<Record<string, Table>>

export type LanguageTables = Readonly<Record<Language, Tables>>

/** What a table's files export together: `words.ts` its id and Thai texts, the others their language's. */
export type TableFiles = Readonly<Record<Language, Table>> & { readonly id: string }

const formats: Readonly<Record<Language, Table>> = { th, en }

/** Joins tables by id, with those of money and dates. */
export const joinTables = (files: readonly TableFiles[]): LanguageTables => {
  const inLanguage = (language: Language): Tables =>
    Object.fromEntries([['i18n', formats[language]], ...files.map((file) => [file.id, file[language]])])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every language
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as LanguageTables
}

/** Tables of money and dates alone. */
export const tables: LanguageTables = joinTables([])
