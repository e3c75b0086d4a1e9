import { type Entries, exampleCommand, list, me, some } from '../client/entry.ts'
import { aCredit, aRecentPayment, aWithdrawal } from '../testing/builders.ts'
import {
  listOpenWithdrawals,
  listRecentWithdrawals,
  listWithdrawals,
  openWithdrawalsCall,
  recentWithdrawalsCall,
  retryWithdrawal,
  retryWithdrawalCall,
  withdraw,
  withdrawCall,
  withdrawalsCall,
} from './withdrawals.ts'

const credit = aCredit()

export const withdrawalsEntries = {
  listWithdrawals: {
    call: withdrawalsCall,
    row: '20',
    from: 'withdraw, history',
    run: () => listWithdrawals(),
    sends: `GET /api/auth/withdraw/withdraw-history/${me}`,
    answer: list(aWithdrawal()),
  },
  listRecentWithdrawals: {
    call: recentWithdrawalsCall,
    row: '21',
    from: 'landing',
    run: () => listRecentWithdrawals(),
    sends: 'GET /api/withdraw/history',
    answer: [aRecentPayment()],
  },
  retryWithdrawal: {
    call: retryWithdrawalCall,
    row: '22',
    from: 'withdraw',
    run: () => retryWithdrawal(some, exampleCommand),
    sends: 'POST /api/auth/withdraw/retry',
    body: { uuid: some },
    answer: { withdraw: aWithdrawal(), credit },
  },
  withdraw: {
    call: withdrawCall,
    row: '23',
    from: 'withdraw',
    run: () => withdraw(500.25, exampleCommand, 200),
    sends: `POST /api/auth/withdraw/${me}`,
    body: { amount: 500.25, givesUp: 200 },
    answer: { withdraw: aWithdrawal({ bonusGivenUp: 200 }), credit },
  },
  listOpenWithdrawals: {
    call: openWithdrawalsCall,
    row: '24',
    from: 'withdraw',
    run: () => listOpenWithdrawals(),
    sends: `GET /api/auth/withdraw/withdraw-request/${me}`,
    answer: [aWithdrawal()],
  },
} as const satisfies Entries
