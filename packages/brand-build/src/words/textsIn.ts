import type { Texts } from '@member/brand/own'
import type { LanguageTables } from '@member/i18n'
import { textsOf } from '@member/i18n/texts'

/** Every text by its key, by language. */
export const textsIn = (tables: LanguageTables): Texts =>
  Object.fromEntries(Object.entries(tables).map(([language, inIt]) => [language, textsOf(inIt)]))
