import { setTimeout as wait } from 'node:timers/promises'
import type { Bank, GameProvider } from '@member/api/adapter'
import type { Chance } from './plan.ts'

export type Mood = { isWell: boolean }

const stallMs = 300

/** Returns a function that runs a call normally, late or twice, or fails before or after it. */
function unsteady(chance: Chance, mood: Mood) {
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const fault =
      mood.isWell || !chance.isOneIn(3) ? 'none' : chance.oneOf(['stall', 'before', 'after', 'twice'])
    if (fault === 'before') throw new Error('the connection broke before the request')
    const answer = await ask()
    if (fault === 'after') throw new Error('the connection broke before the answer')
    if (fault === 'stall') await wait(stallMs)
    return fault === 'twice' ? ask() : answer
  }
}

/** A bank that stalls, repeats feed lines, and sometimes does not know its own transfers. */
export function faultyBank(bank: Bank, chance: Chance, mood: Mood): Bank {
  const asking = unsteady(chance, mood)
  const isFaulty = () => !mood.isWell && chance.isOneIn(6)
  return {
    accountName: (account) => asking(() => bank.accountName(account)),
    transfer: async (reference) =>
      isFaulty()
        ? { kind: chance.oneOf(['not-found', 'down']), retryAfterSec: 1 }
        : asking(() => bank.transfer(reference)),
    feed: (after) =>
      asking(async () => {
        const answer = await bank.feed(after)
        return answer.kind === 'lines' && isFaulty()
          ? { ...answer, lines: [...answer.lines, ...answer.lines] }
          : answer
      }),
    taken: async (ids) => (isFaulty() ? undefined : asking(() => bank.taken(ids))),
  }
}

/** A provider that denies its own transfers, repeats rounds, and reports rounds of unknown games. */
export function faultyProvider(provider: GameProvider, chance: Chance, mood: Mood): GameProvider {
  const asking = unsteady(chance, mood)
  const isFaulty = () => !mood.isWell && chance.isOneIn(6)
  return {
    moveIn: (launch, amount) =>
      asking(async () => {
        const answer = await provider.moveIn(launch, amount)
        return isFaulty() ? { kind: 'refused' } : answer
      }),
    address: (launchUuid, language) =>
      asking(async () => (isFaulty() ? { kind: 'refused' } : provider.address(launchUuid, language))),
    balance: (launchUuid) => asking(() => provider.balance(launchUuid)),
    cashOut: (launchUuid) =>
      asking(async () => {
        const answer = await provider.cashOut(launchUuid)
        return isFaulty() ? { kind: 'pending', retryAfterSec: 1 } : answer
      }),
    rounds: (after) =>
      asking(async () => {
        const answer = await provider.rounds(after)
        if (answer.kind !== 'rounds' || !isFaulty()) return answer
        const [first] = answer.rounds
        const roundId = crypto.randomUUID()
        const strange = first ? [{ ...first, roundId, launchUuid: crypto.randomUUID() }] : []
        return { ...answer, rounds: [...answer.rounds, ...strange, ...answer.rounds] }
      }),
    taken: async (roundIds) => (isFaulty() ? undefined : asking(() => provider.taken(roundIds))),
  }
}
