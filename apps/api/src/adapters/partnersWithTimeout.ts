import { describeFault } from '../values/describeFault.ts'
import { withTimeout } from '../values/withTimeout.ts'
import type { GameProvider, Unanswered } from '../services/gameProvider.ts'
import type { Bank, Down } from '../services/bank.ts'
import type { Notifier } from '../services/notifier.ts'
import type { Services } from '../services/services.ts'

type Log = Services['log']

/**
 * Returns a function that awaits a partner's call, and returns `late` if it fails or takes too long.
 * The first failure in a row of each call is logged.
 */
function patient(partner: string, patienceMs: number, log: Log) {
  const failing = new Set<string>()
  const slow = { fault: `no answer within ${patienceMs} ms` }
  return async <Answer, Late>(call: string, asking: Promise<Answer>, late: Late): Promise<Answer | Late> => {
    const settled = asking.then(
      (answer) => ({ answer }),
      (fault: unknown) => ({ fault: describeFault(fault) }),
    )
    const outcome = await withTimeout(settled, patienceMs, slow)
    if ('answer' in outcome) {
      failing.delete(call)
      return outcome.answer
    }
    if (!failing.has(call)) log({ level: 'warn', partner, unanswered: call, ...outcome })
    failing.add(call)
    return late
  }
}

/**
 * Wraps a provider with a time-out: a late or failing call counts as unanswered; after a failed `taken` rounds
 * repeat.
 */
export function providerWithTimeout(provider: GameProvider, patienceMs: number, log: Log): GameProvider {
  const unanswered: Unanswered = { kind: 'unanswered' }
  const wait = patient('games', patienceMs, log)
  return {
    isSeamless: (code) => provider.isSeamless?.(code) ?? false,
    moveIn: (launch, amount) => wait('moveIn', provider.moveIn(launch, amount), unanswered),
    address: (launchUuid, language) => wait('address', provider.address(launchUuid, language), unanswered),
    balance: (launchUuid) => wait('balance', provider.balance(launchUuid), unanswered),
    cashOut: (launchUuid) => wait('cashOut', provider.cashOut(launchUuid), unanswered),
    rounds: (after) => wait('rounds', provider.rounds(after), unanswered),
    taken: (roundIds) => wait('taken', provider.taken(roundIds), undefined),
  }
}

const down: Down = { kind: 'down', retryAfterSec: 60 }
const unanswered = { kind: 'unanswered' } as const
const never = Promise.resolve(unanswered)

/**
 * Wraps a bank with a time-out. A late or failing call counts as down, a payout call as unanswered; after a
 * failed `taken` lines repeat.
 */
export function bankWithTimeout(bank: Bank, patienceMs: number, log: Log): Bank {
  const wait = patient('bank', patienceMs, log)
  return {
    accountName: (account) => wait('accountName', bank.accountName(account), down),
    transfer: (reference) => wait('transfer', bank.transfer(reference), down),
    feed: (after) => wait('feed', bank.feed(after), down),
    taken: (ids) => wait('taken', bank.taken(ids), undefined),
    ...(bank.payOut &&
      bank.payoutState && {
        payOut: async (payout) => wait('payOut', bank.payOut?.(payout) ?? never, unanswered),
        payoutState: async (id) => wait('payoutState', bank.payoutState?.(id) ?? never, unanswered),
      }),
  }
}

export const notifierWithTimeout = (notifier: Notifier, patienceMs: number, log: Log): Notifier => {
  const wait = patient('notify', patienceMs, log)
  return { send: (message) => wait('send', notifier.send(message), unanswered) }
}
