import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  label: 'Period',
  span: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: '7 days',
    month: '30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
  },
  days: 'Choose dates',
  from: 'From',
  to: 'To',
  backwards: 'The start date must not be after the end date',
} as const satisfies Translation<typeof th>
