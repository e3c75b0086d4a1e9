import pLimit from 'p-limit'
import { isUnavailable } from '../../database/failures.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { describeFault } from '../../values/describeFault.ts'
import { logOnce } from '../../http/logOnce.ts'
import type { Services } from '../../services/services.ts'
import { takeBatch, type Taken } from './takeBatch.ts'

const page = 100
/** Number of launches booked at once. */
const membersAtOnce = 3

/**
 * Books each round that the provider reports, once; a failing round does not block the others. `isWhole` is
 * false if the report was incomplete; `stuck` has the launches with a round that could not be booked.
 */
export async function takeRounds(services: Services) {
  const { gameProvider, log } = services
  const stuck = new Set<string>()
  const seen = new Set<string | undefined>()
  let after: string | undefined
  for (;;) {
    const report = await gameProvider.rounds(after)
    if (report.kind !== 'rounds') return { isWhole: false, stuck }
    const taken: string[] = []
    for (const one of await take(services, report.rounds)) {
      const { round } = one
      if (one.kind === 'refused') {
        stuck.add(round.launchUuid)
        logOnce(log, `take round ${round.provider} ${round.roundId}`, {
          level: 'error',
          round: round.roundId,
          doing: 'take it',
          fault: describeFault(one.fault),
        })
        continue
      }
      if (one.kind === 'unknown')
        logOnce(log, `unknown round ${round.provider} ${round.roundId}`, {
          level: 'error',
          round,
          fault: `round ${round.roundId} belongs to no launch of this site`,
        })
      if (one.kind === 'late')
        logOnce(log, `late round ${round.provider} ${round.roundId}`, {
          level: 'error',
          fault: `round ${round.roundId} arrived after its launch was settled`,
        })
      taken.push(round.roundId)
    }
    await gameProvider.taken(taken)
    const isWhole = report.rounds.length < page
    const last = report.rounds.at(-1)?.roundId
    // A provider that repeats a full page hides the following ones.
    if (isWhole || seen.has(last)) return { isWhole, stuck }
    seen.add(last)
    after = last
  }
}

/** Books rounds in one transaction, and those of busy members afterwards, one transaction per launch. */
async function take(services: Services, report: PlayedRound[], mayWait = false): Promise<Taken[]> {
  if (report.length === 0) return []
  try {
    const taken = await services.database.transaction((tx) =>
      takeBatch(tx, report, services.clock(), mayWait),
    )
    const busy = taken.filter(({ kind }) => kind === 'busy').map(({ round }) => round)
    if (busy.length === 0) return taken
    const ofLaunches = Map.groupBy(busy, ({ launchUuid }) => launchUuid)
    const later = await pLimit(membersAtOnce).map(ofLaunches.values(), (ofOne) => take(services, ofOne, true))
    return [...taken.filter(({ kind }) => kind !== 'busy'), ...later.flat()]
  } catch (fault) {
    if (report.length === 1 || isUnavailable(fault))
      return report.map((round) => ({ round, kind: 'refused', fault }))
    const half = Math.floor(report.length / 2)
    const first = await take(services, report.slice(0, half), mayWait)
    return [...first, ...(await take(services, report.slice(half), mayWait))]
  }
}
