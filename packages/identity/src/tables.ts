import type { LanguageTables } from '@member/i18n'
import { th as thIdentity } from './documents/th.ts'
import { en as enIdentity } from './documents/en.ts'
import { th as thConfirmSession } from './confirmSession/th.ts'
import { en as enConfirmSession } from './confirmSession/en.ts'

export const tables = {
  th: {
    'protection/identity': thIdentity,
    'protection/confirmSession': thConfirmSession,
  },
  en: {
    'protection/identity': enIdentity,
    'protection/confirmSession': enConfirmSession,
  },
} as const satisfies LanguageTables
