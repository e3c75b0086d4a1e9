import { createHash } from 'node:crypto'
import type { Brand } from '@member/brand'
import { brandTexts } from '@member/brand/in-language'
import type { OwnFolder, Texts } from '@member/brand/own'
import type { Language, LanguageTables, Tables } from '@member/i18n'
import { replaceTexts, textsOf } from '@member/i18n/texts'

export const textsIn = (tables: LanguageTables): Texts =>
  Object.fromEntries(Object.entries(tables).map(([language, inIt]) => [language, textsOf(inIt)]))

/** A language and the prefix of its pages' addresses, which is empty for the site's first language. */
export interface Prefixed {
  language: Language
  prefix: string
}

export interface SiteLanguage extends Prefixed {
  tables: Tables
  /** Name of the file with the texts for browsers; `json` is its content. */
  file: string
  json: string
}

/** Returns the brand's languages with their texts; the operator's own texts replace the defaults. */
export const siteLanguages = (brand: Brand, tables: LanguageTables, own: OwnFolder): SiteLanguage[] =>
  brand.languages.map((language, at) => {
    const said = replaceTexts(tables[language], own.words[language] ?? {})
    const json = JSON.stringify({ language, tables: said, brand: brandTexts(brand, language) })
    const digest = createHash('sha256').update(json).digest('hex').slice(0, 8)
    return {
      language,
      prefix: at === 0 ? '' : `/${language}`,
      tables: said,
      file: `assets/words-${language}.${digest}.json`,
      json,
    }
  })

/** Returns the content of `<script id="words">`: the tables in `ids` or, without `ids`, all tables. */
export const pageWords = (shown: SiteLanguage, all: readonly SiteLanguage[], ids?: ReadonlySet<string>) => ({
  language: shown.language,
  tables: Object.fromEntries(
    Object.entries(shown.tables).filter(([id]) => !ids || ids.has(id) || always.has(id)),
  ),
  files: Object.fromEntries(all.map(({ language, file }) => [language, `/${file}`])),
})

// The language's money format.
const always = new Set(['i18n'])
