import { catalogueOf, type Language, languages, readWordsBy, language } from '@member/i18n'
import { joinTables } from '@member/i18n/tables'
import { serverTables } from '@member/api-client/server-tables'
import type { MiddlewareHandler } from 'hono'
import { contextStorage, tryGetContext } from 'hono/context-storage'
import { languageDetector } from 'hono/language'
import type { AppEnv } from '../services/services.ts'
import type { ColumnTexts } from '../database/tables/columns.ts'

const fallback: Language = 'th'

/** Makes texts follow the language of the current request; Thai without a request, as in a job. */
export function readWordsInLanguageAsked(): void {
  const tables = joinTables(serverTables)
  const catalogues = new Map(languages.map((each) => [each, catalogueOf(each, tables[each])]))
  const inThai = catalogueOf(fallback, tables[fallback])
  readWordsBy(() => catalogues.get(tryGetContext<AppEnv>()?.get('language') ?? fallback) ?? inThai)
}

const nameLanguage: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.header('Content-Language', context.get('language'))
  context.header('Vary', 'Accept-Language', { append: true })
  await next()
}

/** Middleware that sets the language of the response by `Accept-Language`. */
export const inLanguageAsked: MiddlewareHandler<AppEnv>[] = [
  languageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage: fallback,
    caches: false,
    order: ['header'],
  }),
  nameLanguage,
  contextStorage(),
]

/** Returns a row with its texts in the request's language. A text without English stays Thai. */
export function inLanguage<Row extends { english: ColumnTexts | null }>(row: Row): Row {
  if (language() !== 'en') return row
  const given = Object.entries(row.english ?? {}).filter(([, text]) => text)
  return Object.assign({ ...row }, Object.fromEntries(given))
}
