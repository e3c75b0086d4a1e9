import { type Entries, exampleCommand } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import { cancelBonus, cancelBonusCall } from './cancelBonus.ts'

export const cancelBonusEntries = {
  cancelBonus: {
    call: cancelBonusCall,
    feature: 'bonusCancel',
    from: 'withdraw, history',
    run: () => cancelBonus(240, exampleCommand),
    sends: 'POST /api/auth/bonus/cancel',
    body: { givesUp: 240 },
    answer: { givenUp: 240, credit: aCredit() },
  },
} as const satisfies Entries
