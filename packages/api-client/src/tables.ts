import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './th.ts'
import { en as enShared } from './en.ts'

/** Every table of this package, by language and id. */
export const tables = {
  th: {
    'api-client': thShared,
  },
  en: {
    'api-client': enShared,
  },
} as const satisfies LanguageTables
