import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  cursor: 'This page of the list was not found',
  head: ['Date', 'Time', 'Type', 'Details', 'Amount', 'Unit', 'Status', 'Reference'],
  kind: {
    deposit: 'Deposit',
    withdraw: 'Withdrawal',
    refund: 'Withdrawal returned',
    bonus: 'Bonus',
    'bonus-given-up': 'Bonus cancelled by a withdrawal',
    'bonus-given-back': 'Cancelled bonus returned',
    'game-in': 'Into game',
    'game-out': 'Out of game',
    rebate: 'Loss refund',
    commission: 'Referral earnings',
    prize: 'Event prize',
    reward: 'Reward redeemed',
    points: 'Points',
    adjustment: 'Correction by our team',
  },
  gift: 'Gift from our team',
  bonusCancelled: 'Bonus cancelled',
  unit: { THB: 'baht', PNT: 'points' },
  status: {
    PENDING: 'Pending',
    CHECKING: 'Being checked',
    PROCESSING: 'Being transferred',
    DONE: 'Completed',
    FAILED: 'Transfer failed',
    REJECTED: 'Not approved',
  },
} as const satisfies Translation<typeof th>
