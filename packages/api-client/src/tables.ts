import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './client/th.ts'
import { en as enShared } from './client/en.ts'
import { th as thMemberFailures } from './client/thMemberFailures.ts'
import { en as enMemberFailures } from './client/enMemberFailures.ts'

export const tables = {
  th: {
    'api-client': thShared,
    'api-client/memberFailures': thMemberFailures,
  },
  en: {
    'api-client': enShared,
    'api-client/memberFailures': enMemberFailures,
  },
} as const satisfies LanguageTables
