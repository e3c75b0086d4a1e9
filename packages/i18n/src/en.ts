import type { Translation } from './messages.ts'
import type { th } from './th.ts'

/** How English writes money and moments; dates in the patterns of dayjs. */
export const en = {
  baht: '฿{figures}',
  date: 'D MMM YYYY',
  day: 'D MMM YYYY',
  month: 'MMMM YYYY',
  dateTime: 'D MMM YYYY\u00a0HH:mm',
} as const satisfies Translation<typeof th>
