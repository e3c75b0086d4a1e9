import { compile } from './compile.ts'
import type { Tables } from './tables.ts'
import { type Catalogue, catalogue, type Language, showCatalogue } from './words.ts'

export const catalogueOf = (language: Language, tables: Tables): Catalogue => ({
  language,
  messages: new Map(Object.entries(tables).map(([id, table]) => [id, compile(table)])),
})

/** Shows the texts of `tables`, together with the current ones if the language stays the same. */
export function showWords(language: Language, tables: Tables): void {
  const { messages } = catalogueOf(language, tables)
  const shownBefore = language === catalogue().language ? catalogue().messages : []
  showCatalogue({ language, messages: new Map([...shownBefore, ...messages]) })
}
