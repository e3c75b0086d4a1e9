import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'History',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  tabs: 'Type of transaction',
  filter: 'Filter',
  status: 'Status',
  all: 'Any status',
  from: 'From',
  to: 'To',
  clear: 'Clear filter',
  rangeFault: 'The start date must not be after the end date',
  emptyDeposits: 'No deposits yet',
  emptyWithdrawals: 'No withdrawals yet',
  emptyNext: 'Deposits and withdrawals are shown here once you make them',
  emptyFiltered: 'Nothing matches this filter',
  emptyFilteredNext: 'Try another status or other dates',
  toDeposit: 'Go to deposit',
  toWithdraw: 'Go to withdraw',
} as const satisfies Translation<typeof th>
