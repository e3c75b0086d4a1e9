import { anyone } from '../client/call.ts'
import { type Entries } from '../client/entry.ts'
import { aBonusState, aTakenBonus } from '../testing/bonus.ts'
import { bonusCall, getBonus, leaveBonus, leaveBonusCall, takeBonus, takeBonusCall } from './bonus.ts'

export const bonusEntries = {
  getBonus: {
    call: bonusCall,
    feature: 'bonusChoice',
    from: 'deposit',
    run: () => getBonus(500),
    sends: 'GET /api/auth/bonus',
    query: { amount: 500 },
    answer: aBonusState({ had: [{ id: '2', percent: 8, every: 'WEEK' }] }),
  },
  takeBonus: {
    call: takeBonusCall,
    feature: 'bonusChoice',
    from: 'deposit',
    run: () => takeBonus({ offer: '1', amount: 500 }, anyone),
    sends: 'PUT /api/auth/bonus',
    body: { offer: '1', amount: 500 },
    answer: aBonusState({ taken: aTakenBonus }),
  },
  leaveBonus: {
    call: leaveBonusCall,
    feature: 'bonusChoice',
    from: 'deposit',
    run: () => leaveBonus(anyone),
    sends: 'DELETE /api/auth/bonus',
    answer: aBonusState(),
  },
} as const satisfies Entries
