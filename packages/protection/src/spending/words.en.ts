import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Deposits, withdrawals and play time',
  intro: 'Only completed deposits and withdrawals count, not bonuses.',
  openNote: 'This week, this month, this year and all time',
  file: 'Save as CSV file',
  fileFailed: 'The file could not be saved. Please try again.',
  absent: 'There is no summary here yet. You can see every transaction in your history.',
  sums: 'By period',
  period: { WEEK: 'This week', MONTH: 'This month', YEAR: 'This year', ALL: 'Since you signed up' },
  since: 'Since {day:date}',
  deposited: 'Deposits',
  withdrawn: 'Withdrawals',
  net: 'Net deposits',
  more: 'More deposited than withdrawn',
  less: 'More withdrawn than deposited',
  even: 'As much deposited as withdrawn',
  played: 'Time in games',
  months: 'By month',
  month: 'Month',
  caption: 'Deposits and withdrawals by month (฿)',
  upTo: 'Highest bar {baht:shortBaht}',
} as const satisfies Translation<typeof th>
