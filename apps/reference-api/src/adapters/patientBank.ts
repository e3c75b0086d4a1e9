import { inTime } from '../values/inTime.ts'
import type { Bank, Down } from '../services/bank.ts'

const down: Down = { kind: 'down', retryAfterSec: 60 }
const unanswered = { kind: 'unanswered' } as const
const never = Promise.resolve(unanswered)

/** The bank, waited for only so long: one that is late or breaks down counts as down, and a payout as unanswered. */
export function patientBank(bank: Bank, patienceMs: number): Bank {
  return {
    accountName: (account) => inTime(bank.accountName(account), patienceMs, down),
    transfer: (reference) => inTime(bank.transfer(reference), patienceMs, down),
    feed: (after) => inTime(bank.feed(after), patienceMs, down),
    taken: (ids) => inTime(bank.taken(ids), patienceMs, undefined),
    ...(bank.payOut &&
      bank.payoutState && {
        payOut: async (payout) => inTime(bank.payOut?.(payout) ?? never, patienceMs, unanswered),
        payoutState: async (id) => inTime(bank.payoutState?.(id) ?? never, patienceMs, unanswered),
      }),
  }
}
