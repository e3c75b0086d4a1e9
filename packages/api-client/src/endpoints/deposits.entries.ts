import { type Entries, list, me } from '../client/entry.ts'
import { aDeposit, aDepositAccount, aMember, aRecentPayment } from '../testing/builders.ts'
import { depositAccountsCall, getDepositAccounts } from './depositAccounts.ts'
import { depositsCall, listDeposits, listRecentDeposits, recentDepositsCall } from './deposits.ts'

export const depositsEntries = {
  getDepositAccounts: {
    call: depositAccountsCall,
    row: '12',
    from: 'deposit',
    run: () => getDepositAccounts(aMember().user_bank),
    sends: 'POST /api/auth/user/transfer/to/bank',
    body: { uuid: '33333333-3333-4333-8333-333333333333', bankId: '1234567890', bankName: 'KBANK' },
    answer: {
      accounts: [aDepositAccount()],
      minDeposit: 100,
      limit: { period: 'DAY', amount: 1000, left: 400, endsAt: '2026-11-21T00:00:00.000+07:00' },
    },
  },
  listDeposits: {
    call: depositsCall,
    row: '18',
    from: 'deposit, history',
    run: () => listDeposits({ page: 2, status: 'SUCCESS', from: '2026-11-01', to: '2026-11-20' }),
    sends: `GET /api/auth/deposit/${me}`,
    query: { page: 2, status: 'SUCCESS', from: '2026-11-01', to: '2026-11-20' },
    answer: list(aDeposit({ amount: 700, isBeyondLimit: true, kept: 600, credited: 100 })),
  },
  listRecentDeposits: {
    call: recentDepositsCall,
    row: '19',
    from: 'landing',
    run: () => listRecentDeposits(),
    sends: 'GET /api/deposit',
    answer: [aRecentPayment()],
  },
} as const satisfies Entries
