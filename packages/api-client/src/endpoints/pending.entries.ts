import { type Entries } from '../client/entry.ts'
import { aPending } from '../testing/ledger.ts'
import { getPending, pendingCall } from './pending.ts'

export const pendingEntries = {
  getPending: {
    call: pendingCall,
    feature: 'pending',
    from: 'dashboard',
    run: () => getPending(),
    sends: 'GET /api/auth/pending',
    answer: aPending({ slips: 1, cards: [{ type: 'FLIP_CARD', name: 'เปิดไพ่ลุ้นรางวัล', count: 4 }] }),
  },
} as const satisfies Entries
