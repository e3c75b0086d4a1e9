import { type Entries, now, some } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { creditCall, getCredit } from './credit.ts'

export const creditEntries = {
  getCredit: {
    call: creditCall,
    row: '9',
    from: 'top bar, money screens',
    run: () => getCredit(),
    sends: 'POST /api/auth/user/getCredit/demo1234',
    body: { balanceType: 'M' },
    answer: aCredit({
      inGames: [
        { launchUuid: some, gameUuid: some, provider: 'SG', gameName: 'เสือทอง', amount: 20, since: now },
      ],
      kept: {
        amount: 600,
        reason: 'DEPOSIT_LIMIT',
        until: '2026-11-21T00:00:00.000+07:00',
        limit: { period: 'DAY', amount: 100 },
      },
    }),
  },
} as const satisfies Entries
