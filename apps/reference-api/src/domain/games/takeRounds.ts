import { and, eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared } from '../../database/prepared.ts'
import { launches, rounds } from '../../database/schema.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { lockMember } from '../../http/lockMember.ts'
import { describeFault } from '../../values/describeFault.ts'
import { logOnce } from '../../http/logOnce.ts'
import type { Services } from '../../services/services.ts'
import { bookRound } from './bookRound.ts'
import { exceedsMostWin } from './exceedsMostWin.ts'
import { isOut } from './launchStatus.ts'

const page = 100
/** Fewer than the connections, so that members find one. */
const launchesAtOnce = 3

/**
 * Takes every round the provider has told of into the ledger, each once. `isWhole` is false where it did not tell
 * them all; a launch is `stuck` where one of its rounds could not be taken. One that cannot holds up no other.
 */
export async function takeRounds({ database, gameProvider, clock, log }: Services) {
  const stuck = new Set<string>()
  let after: string | undefined
  for (;;) {
    const told = await gameProvider.rounds(after)
    if (told.kind !== 'rounds') return { isWhole: false, stuck }
    const taken: string[] = []
    const take = async (round: PlayedRound) => {
      try {
        const isOurs = await database.transaction((tx) => takeRound(tx, round, clock()))
        if (!isOurs)
          logOnce(log, `late round ${round.provider} ${round.roundId}`, {
            level: 'error',
            fault: `round ${round.roundId} came after its launch was settled`,
          })
        taken.push(round.roundId)
      } catch (fault) {
        stuck.add(round.launchUuid)
        logOnce(log, `take round ${round.provider} ${round.roundId}`, {
          level: 'error',
          round: round.roundId,
          doing: 'take it',
          fault: describeFault(fault),
        })
      }
    }
    const ofLaunches = Map.groupBy(told.rounds, ({ launchUuid }) => launchUuid)
    await pLimit(launchesAtOnce).map(ofLaunches.values(), async (ofOne) => {
      for (const round of ofOne) await take(round)
    })
    await gameProvider.taken(taken)
    const isWhole = told.rounds.length < page
    const last = told.rounds.at(-1)?.roundId
    // A provider that tells the same full page again hides what is behind it.
    if (isWhole || last === after) return { isWhole, stuck }
    after = last
  }
}

const playerOf = prepared('player', ['launchUuid'], (database, { launchUuid }) =>
  database.select({ memberUuid: launches.memberUuid }).from(launches).where(eq(launches.uuid, launchUuid)),
)
const launchOf = prepared('launch', ['launchUuid'], (database, { launchUuid }) =>
  database.select().from(launches).where(eq(launches.uuid, launchUuid)),
)
const knownRound = prepared('known_round', ['provider', 'roundId'], (database, { provider, roundId }) =>
  database
    .select({ uuid: rounds.uuid })
    .from(rounds)
    .where(and(eq(rounds.provider, provider), eq(rounds.roundId, roundId))),
)

/** Books one round; false where the launch is none of ours any more. */
async function takeRound(tx: Database, round: PlayedRound, now: Date) {
  const { launchUuid, provider, roundId } = round
  const [found] = await playerOf(tx, { launchUuid })
  if (!found) return false
  const [member, [known], [launch]] = await Promise.all([
    lockMember(tx, found.memberUuid),
    knownRound(tx, { provider, roundId }),
    launchOf(tx, { launchUuid }),
  ])
  if (known) return true
  if (!launch || !isOut(launch.status)) return false
  if (await exceedsMostWin(tx, round.win)) throw new Error('The win is above the most that the rules allow.')
  await ledger.post(tx, ...(await bookRound(tx, member, round, now)))
  return true
}
