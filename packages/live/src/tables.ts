import type { LanguageTables } from '@member/i18n'
import { thLive } from './thLive.ts'
import { enLive } from './enLive.ts'

export const tables = {
  th: {
    'live/live': thLive,
  },
  en: {
    'live/live': enLive,
  },
} as const satisfies LanguageTables
