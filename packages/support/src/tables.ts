import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './line/th.ts'
import { en as enShared } from './line/en.ts'
import { th as thChat } from './chat/th.ts'
import { en as enChat } from './chat/en.ts'
import { th as thContact } from './contact/th.ts'
import { en as enContact } from './contact/en.ts'

export const tables = {
  th: {
    support: thShared,
    'support/contact': thContact,
    'support/chat': thChat,
  },
  en: {
    support: enShared,
    'support/contact': enContact,
    'support/chat': enChat,
  },
} as const satisfies LanguageTables
