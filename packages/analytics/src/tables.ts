import type { LanguageTables } from '@member/i18n'
import { thEvents } from './events/thEvents.ts'
import { enEvents } from './events/enEvents.ts'

/** Every table of this package, by language and id. */
export const tables = {
  th: {
    'analytics/events': thEvents,
  },
  en: {
    'analytics/events': enEvents,
  },
} as const satisfies LanguageTables
