import type { GameProvider, Unanswered } from './gameProvider.ts'

/** The provider, waited for only so long: what is late or breaks down is unanswered. */
export function patient(provider: GameProvider, patienceMs: number): GameProvider {
  const wait = <Answer>(asking: Promise<Answer>) => within(asking, patienceMs)
  return {
    moveIn: (launch, amount) => wait(provider.moveIn(launch, amount)),
    address: (launchUuid) => wait(provider.address(launchUuid)),
    balance: (launchUuid) => wait(provider.balance(launchUuid)),
    cashOut: (launchUuid) => wait(provider.cashOut(launchUuid)),
    rounds: () => wait(provider.rounds()),
    taken: (roundIds) => provider.taken(roundIds),
  }
}

async function within<Answer>(asking: Promise<Answer>, patienceMs: number): Promise<Answer | Unanswered> {
  const unanswered: Unanswered = { kind: 'unanswered' }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Unanswered>((resolve) => {
    timer = setTimeout(() => resolve(unanswered), patienceMs)
  })
  try {
    return await Promise.race([asking.catch(() => unanswered), late])
  } finally {
    clearTimeout(timer)
  }
}
