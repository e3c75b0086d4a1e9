import { byLanguage, type Language } from './languages.ts'

export interface Table {
  readonly [key: string]: string | Table | readonly (string | Table)[]
}

export type Tables = Readonly<Record<string, Table>>

export type LanguageTables = Readonly<Record<Language, Tables>>

/** What a table's files export together: `words.ts` its id and Thai texts, the others their language's. */
export type TableFiles = Readonly<Record<Language, Table>> & { readonly id: string }

/** Joins tables by id. */
export const joinTables = (files: readonly TableFiles[]): LanguageTables =>
  byLanguage((language) => Object.fromEntries(files.map((file) => [file.id, file[language]])))
