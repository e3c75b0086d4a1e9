import type { LanguageTables } from '@member/i18n'
import { thEvents } from './events/thEvents.ts'
import { enEvents } from './events/enEvents.ts'

export const tables = {
  th: {
    'analytics/events': thEvents,
  },
  en: {
    'analytics/events': enEvents,
  },
} as const satisfies LanguageTables
