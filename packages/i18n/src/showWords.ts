import { compile, isDated } from './compile.ts'
import type { Tables } from './tables.ts'
import type { Language } from './languages.ts'
import { type Catalogue, catalogue, showCatalogue } from './words.ts'

export const catalogueOf = (language: Language, tables: Tables): Catalogue => ({
  language,
  messages: new Map(Object.entries(tables).map(([id, table]) => [id, compile(table)])),
  dated: new Set(Object.keys(tables).filter((id) => tables[id] && isDated(tables[id]))),
})

/** Shows the texts of `tables`, together with the current ones if the language stays the same. */
export function showWords(language: Language, tables: Tables): void {
  const { messages, dated } = catalogueOf(language, tables)
  const before = language === catalogue().language ? catalogue() : undefined
  showCatalogue({
    language,
    messages: new Map([...(before?.messages ?? []), ...messages]),
    dated: new Set([...(before?.dated ?? []), ...dated]),
  })
}
