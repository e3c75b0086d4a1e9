import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  status: {
    PENDING: 'Pending',
    CHECKING: 'Being checked',
    PROCESSING: 'Being transferred',
    SUCCESS: 'Completed',
    FAILED: 'Transfer failed',
    REJECTED: 'Not approved',
    APPROVED: 'Approved',
    reason: 'Reason: {reason}',
  },
  channel: { AUTO: 'Transfer', SLIP: 'Slip', MANUAL: 'By our team' },
  rows: {
    bonus: 'Bonus {amount:shortBaht}',
    keptOfDeposit:
      '{amount:shortBaht} of this is set aside and cannot be played with yet. You can withdraw it at any time. This deposit brings no bonus, spins or card flips.',
    beyondLimit:
      'Arrived after your deposit limit was reached or during a break, so it brings no bonus, spins or card flips',
    deposit: { AUTO: 'Deposit', SLIP: 'Deposit by slip', MANUAL: 'Deposit by our team' },
    withdraw: 'Withdrawal',
    receipt: 'View receipt',
    returned: 'Returned to your credit',
    all: 'See all',
    givenUp: 'Bonus of {amount} cancelled by this withdrawal',
    givenBack: 'Bonus of {amount} returned',
  },
} as const satisfies Translation<typeof th>
