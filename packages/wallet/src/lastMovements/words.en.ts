import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Recent',
  none: 'No transactions yet',
  deposit: 'Deposit',
} as const satisfies Translation<typeof th>
