import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { prepared, uuidIn } from '../../database/prepared.ts'
import { accounts, launches, rounds } from '../../database/schema.ts'
import { hasMoneyOut } from '../../database/tables/launchStatus.ts'
import { lockMembers } from '../../http/lockMember.ts'
import { isUuid } from '../../http/uuidOf.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { toSatang } from '../../values/satang.ts'
import { readSite } from '../settings/settings.ts'
import { bookRounds } from './bookRounds.ts'

/**
 * Outcome of booking a round. `late`: its launch was settled before. `unknown`: the site has no such launch.
 * `busy`: the member's row is locked elsewhere. `taken`: booked now or before.
 */
export type Taken =
  | { round: PlayedRound; kind: 'taken' | 'late' | 'unknown' | 'busy' }
  | { round: PlayedRound; kind: 'refused'; fault: unknown }

const launchesOf = prepared('launches', ['uuids'], (database, { uuids }) =>
  database
    .select({ uuid: launches.uuid, memberUuid: launches.memberUuid, status: launches.status })
    .from(launches)
    .where(uuidIn(launches.uuid, uuids)),
)
const pursesOf = prepared('purses', ['ids'], (database, { ids }) =>
  database
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(sql`${accounts.id} = any (array(select jsonb_array_elements_text(${ids}::jsonb)))`),
)
const knownOf = prepared('known_rounds', ['played'], (database, { played }) =>
  database
    .select({ provider: rounds.provider, roundId: rounds.roundId })
    .from(rounds)
    .where(
      sql`(${rounds.provider}, ${rounds.roundId}) in (select provider, round_id
        from jsonb_to_recordset(${played}::jsonb) as played (provider text, round_id text))`,
    ),
)

const keyOf = ({ provider, roundId }: { provider: string; roundId: string }) =>
  JSON.stringify([provider, roundId])

/**
 * Books rounds in order in one transaction; a refused round does not block the others. Rounds of members whose
 * rows are locked elsewhere are returned as `busy`. With `mayWait`, the locks are awaited; then all rounds must
 * belong to one launch.
 */
export async function takeBatch(
  tx: Database,
  played: PlayedRound[],
  now: Date,
  mayWait: boolean,
): Promise<Taken[]> {
  const uuids = JSON.stringify([...new Set(played.map(({ launchUuid }) => launchUuid).filter(isUuid))])
  const owners = await launchesOf(tx, { uuids })
  const locked = await lockMembers(tx, [...new Set(owners.map(({ memberUuid }) => memberUuid))], mayWait)
  // Under the locks these can no longer change.
  const [found, known, purses, { mostWin }] = await Promise.all([
    launchesOf(tx, { uuids }),
    knownOf(tx, {
      played: JSON.stringify(played.map(({ provider, roundId }) => ({ provider, round_id: roundId }))),
    }),
    pursesOf(tx, {
      ids: JSON.stringify(owners.map(({ uuid, memberUuid }) => ledger.gameOf(memberUuid, uuid))),
    }),
    readSite(tx),
  ])
  const launchesByUuid = new Map(found.map((launch) => [launch.uuid, launch]))
  const members = new Map(locked.map((member) => [member.uuid, member]))
  const booked = new Set(known.map(keyOf))
  const left = new Map<string, bigint>(purses.map(({ id, balance }) => [id, balance]))
  const most = mostWin === null ? undefined : toSatang(mostWin)

  const accepted: Parameters<typeof bookRounds>[1] = []
  const taken = played.map((round): Taken => {
    if (!isUuid(round.launchUuid)) return refused(round, 'The launch is no uuid.')
    const launch = launchesByUuid.get(round.launchUuid)
    if (!launch) return { round, kind: 'unknown' }
    const member = members.get(launch.memberUuid)
    if (!member) return { round, kind: 'busy' }
    if (booked.has(keyOf(round))) return { round, kind: 'taken' }
    if (!hasMoneyOut(launch.status)) return { round, kind: 'late' }
    if (most !== undefined && round.win > most)
      return refused(round, 'The win is above the most that the rules allow.')
    const purse = ledger.gameOf(member.uuid, launch.uuid)
    const rest = (left.get(purse) ?? 0n) - round.bet + round.win
    if (rest < 0n) return refused(round, 'The stake is more than the launch has.')
    left.set(purse, rest)
    booked.add(keyOf(round))
    accepted.push({ member, round })
    return { round, kind: 'taken' }
  })
  await ledger.post(tx, ...(await bookRounds(tx, accepted, now)))
  return taken
}

const refused = (round: PlayedRound, why: string): Taken => ({
  round,
  kind: 'refused',
  fault: new Error(why),
})
