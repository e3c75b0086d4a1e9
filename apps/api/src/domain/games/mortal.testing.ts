import type { GameProvider } from '../../services/gameProvider.ts'

class Killed extends Error {
  override name = 'Killed'
}

/** Wraps a provider whose calls can crash the server, before or after their effect. */
export function mortal(provider: GameProvider) {
  let left = 0
  let moment: 'before' | 'after' = 'before'
  const dies = (at: typeof moment) => {
    if (moment !== at || left === 0) return
    left -= 1
    if (left === 0) throw new Killed(`ended ${at} an answer`)
  }
  const asking = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    dies('before')
    const answer = await ask()
    dies('after')
    return answer
  }
  const gameProvider: GameProvider = {
    moveIn: (launch, amount) => asking(() => provider.moveIn(launch, amount)),
    address: (launchUuid, language) => asking(() => provider.address(launchUuid, language)),
    balance: (launchUuid) => asking(() => provider.balance(launchUuid)),
    cashOut: (launchUuid) => asking(() => provider.cashOut(launchUuid)),
    rounds: (after) => asking(() => provider.rounds(after)),
    taken: (roundIds) => asking(() => provider.taken(roundIds)),
  }
  return {
    gameProvider,
    doom: (asked: number, at: typeof moment) => {
      left = asked
      moment = at
    },
    spare: () => {
      left = 0
    },
  }
}
