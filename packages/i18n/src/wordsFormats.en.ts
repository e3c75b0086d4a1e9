import type { Translation } from './messages.ts'
import type { th } from './wordsFormats.ts'

/** English formats of money and moments; dates as patterns of dayjs. */
export const en = {
  baht: '฿{figures}',
  date: 'D MMM YYYY',
  month: 'MMMM YYYY',
  time: '{clock}',
  hours: '{count} {count|hour|hours}',
  minutes: '{count} {count|minute|minutes}',
} as const satisfies Translation<typeof th>
