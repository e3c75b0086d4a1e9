import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  all: 'All',
  choices: 'Choose an amount',
  reads: 'Equals {amount}',
  empty: 'Please enter an amount',
  form: 'Use digits only, such as 1,000 or 1000.50',
  decimals: 'Use at most 2 decimal places',
  zero: 'The amount must be more than ฿0',
  huge: 'The amount is too large',
  min: 'Minimum {amount:shortBaht}',
  max: 'Maximum {amount:shortBaht}',
} as const satisfies Translation<typeof th>
