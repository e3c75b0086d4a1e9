import type { Texts } from '@member/brand/own'
import type { LanguageTables } from '@member/i18n'
import { textsOf } from '@member/i18n/texts'

export const textsIn = (tables: LanguageTables): Texts =>
  Object.fromEntries(Object.entries(tables).map(([language, inIt]) => [language, textsOf(inIt)]))
