import { inTime } from '../values/inTime.ts'
import type { GameProvider, Unanswered } from '../services/gameProvider.ts'

/** The provider, waited for only so long: what is late or breaks down is unanswered. */
export function patient(provider: GameProvider, patienceMs: number): GameProvider {
  const unanswered: Unanswered = { kind: 'unanswered' }
  const wait = <Answer>(asking: Promise<Answer>) => inTime(asking, patienceMs, unanswered)
  return {
    isSeamless: (code) => provider.isSeamless?.(code) ?? false,
    moveIn: (launch, amount) => wait(provider.moveIn(launch, amount)),
    address: (launchUuid, language) => wait(provider.address(launchUuid, language)),
    balance: (launchUuid) => wait(provider.balance(launchUuid)),
    cashOut: (launchUuid) => wait(provider.cashOut(launchUuid)),
    rounds: (after) => wait(provider.rounds(after)),
    taken: (roundIds) => provider.taken(roundIds),
  }
}
