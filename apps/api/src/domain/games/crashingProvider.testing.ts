import type { GameProvider } from '../../services/gameProvider.ts'

class Killed extends Error {
  override name = 'Killed'
}

/** Wraps a provider whose calls can crash the server, before or after their effect. */
export function crashingProvider(provider: GameProvider) {
  let left = 0
  let moment: 'before' | 'after' = 'before'
  const crashIfDue = (at: typeof moment) => {
    if (moment !== at || left === 0) return
    left -= 1
    if (left === 0) throw new Killed(`ended ${at} an answer`)
  }
  const callThrough = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    crashIfDue('before')
    const answer = await ask()
    crashIfDue('after')
    return answer
  }
  const gameProvider: GameProvider = {
    moveIn: (launch, amount) => callThrough(() => provider.moveIn(launch, amount)),
    address: (launchUuid, language) => callThrough(() => provider.address(launchUuid, language)),
    balance: (launchUuid) => callThrough(() => provider.balance(launchUuid)),
    cashOut: (launchUuid) => callThrough(() => provider.cashOut(launchUuid)),
    rounds: (after) => callThrough(() => provider.rounds(after)),
    taken: (roundIds) => callThrough(() => provider.taken(roundIds)),
  }
  return {
    gameProvider,
    crashAt: (asked: number, at: typeof moment) => {
      left = asked
      moment = at
    },
    keepRunning: () => {
      left = 0
    },
  }
}
