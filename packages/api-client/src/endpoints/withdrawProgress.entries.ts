import { type Entries } from '../client/entry.ts'
import { aWithdrawProgress } from '../testing/ledger.ts'
import { getWithdrawProgress, withdrawProgressCall } from './withdrawProgress.ts'

export const withdrawProgressEntries = {
  getWithdrawProgress: {
    call: withdrawProgressCall,
    feature: 'withdrawProgress',
    from: 'withdraw',
    run: () => getWithdrawProgress(),
    sends: 'GET /api/auth/withdraw/progress',
    answer: aWithdrawProgress(),
  },
} as const satisfies Entries
