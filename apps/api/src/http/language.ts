import { catalogueOf, type Language, readWordsBy, language } from '@member/i18n'
import { joinTables } from '@member/i18n/tables'
import { failureTables } from '@member/api-client/failure-tables'
import type { MiddlewareHandler } from 'hono'
import { contextStorage, tryGetContext } from 'hono/context-storage'
import { languageDetector } from 'hono/language'
import type { AppEnv } from '../services/services.ts'
import type { ColumnTexts } from '../database/tables/columns.ts'

const fallback: Language = 'th'

/** Makes texts follow the language of the current request; Thai without a request, as in a job. */
export function readWordsInLanguageAsked(): void {
  const tables = joinTables(failureTables)
  const catalogues = { th: catalogueOf('th', tables.th), en: catalogueOf('en', tables.en) }
  readWordsBy(() => catalogues[tryGetContext<AppEnv>()?.get('language') ?? fallback])
}

const nameLanguage: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.header('Content-Language', context.get('language'))
  context.header('Vary', 'Accept-Language', { append: true })
  await next()
}

/** Middleware that sets the language of the response by `Accept-Language`. */
export const inLanguageAsked: MiddlewareHandler<AppEnv>[] = [
  languageDetector({
    supportedLanguages: ['th', 'en'] satisfies Language[],
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
