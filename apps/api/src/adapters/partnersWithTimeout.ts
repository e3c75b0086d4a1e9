import { withTimeout } from '../values/withTimeout.ts'
import type { GameProvider, Unanswered } from '../services/gameProvider.ts'
import type { Bank, Down } from '../services/bank.ts'
import type { Notifier } from '../services/notifier.ts'

/**
 * Wraps a provider with a time-out: a late or failing call counts as unanswered; a failed `taken` is ignored, as
 * rounds may repeat.
 */
export function providerWithTimeout(provider: GameProvider, patienceMs: number): GameProvider {
  const unanswered: Unanswered = { kind: 'unanswered' }
  const wait = <Answer>(asking: Promise<Answer>) => withTimeout(asking, patienceMs, unanswered)
  return {
    isSeamless: (code) => provider.isSeamless?.(code) ?? false,
    moveIn: (launch, amount) => wait(provider.moveIn(launch, amount)),
    address: (launchUuid, language) => wait(provider.address(launchUuid, language)),
    balance: (launchUuid) => wait(provider.balance(launchUuid)),
    cashOut: (launchUuid) => wait(provider.cashOut(launchUuid)),
    rounds: (after) => wait(provider.rounds(after)),
    taken: (roundIds) => withTimeout(provider.taken(roundIds), patienceMs, undefined),
  }
}

const down: Down = { kind: 'down', retryAfterSec: 60 }
const unanswered = { kind: 'unanswered' } as const
const never = Promise.resolve(unanswered)

/**
 * Wraps a bank with a time-out. A late or failing call counts as down, a payout call as unanswered; a failed
 * `taken` is ignored.
 */
export function bankWithTimeout(bank: Bank, patienceMs: number): Bank {
  return {
    accountName: (account) => withTimeout(bank.accountName(account), patienceMs, down),
    transfer: (reference) => withTimeout(bank.transfer(reference), patienceMs, down),
    feed: (after) => withTimeout(bank.feed(after), patienceMs, down),
    taken: (ids) => withTimeout(bank.taken(ids), patienceMs, undefined),
    ...(bank.payOut &&
      bank.payoutState && {
        payOut: async (payout) => withTimeout(bank.payOut?.(payout) ?? never, patienceMs, unanswered),
        payoutState: async (id) => withTimeout(bank.payoutState?.(id) ?? never, patienceMs, unanswered),
      }),
  }
}

export const notifierWithTimeout = (notifier: Notifier, patienceMs: number): Notifier => ({
  send: (message) => withTimeout(notifier.send(message), patienceMs, { kind: 'unanswered' as const }),
})
