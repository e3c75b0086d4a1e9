import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the last movements. */
export const en = {
  title: 'Recent',
  all: 'See all',
  none: 'No transactions yet',
  deposit: 'Deposit',
} as const satisfies Translation<typeof th>
