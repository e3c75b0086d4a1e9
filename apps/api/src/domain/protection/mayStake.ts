import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches, rounds } from '../../database/schema.ts'
import { isSessionOver } from '../sessions/sessions.ts'
import { lockMember } from '../../http/lockMember.ts'
import { breakOf } from './breaks.ts'
import { allowanceIn, type Allowance, type UnreportedRound } from './limits.ts'

export type Staking = { launchUuid: string; stake: bigint; unreported: UnreportedRound[] }

/**
 * Returns whether a provider may take a stake: yes, or why not. The caller must write the round in the same
 * transaction. An unknown launch is allowed.
 */
export async function mayStake(
  tx: Database,
  { launchUuid, stake, unreported }: Staking,
  now: Date,
): Promise<{ kind: 'yes' } | { kind: 'closed' } | { kind: 'limit'; room: Allowance }> {
  const [found] = await tx
    .select({ memberUuid: launches.memberUuid })
    .from(launches)
    .where(eq(launches.uuid, launchUuid))
  // A game not opened by a member, as in a provider's own tests.
  if (!found) return { kind: 'yes' }
  const member = await lockMember(tx, found.memberUuid)
  if (member.status !== 'ACTIVE') return { kind: 'closed' }
  const [isOver, isAway] = await Promise.all([
    isSessionOver(tx, launchUuid, now),
    breakOf(tx, member.uuid, now),
  ])
  if (isOver || isAway) return { kind: 'closed' }
  // A round can lose at most its stake.
  const [room] = await allowanceIn(
    tx,
    member.uuid,
    ['LOSS', 'STAKE'],
    now,
    await notBooked(tx, found.memberUuid, unreported),
  )
  return room && room.left < stake ? { kind: 'limit', room } : { kind: 'yes' }
}

/** Returns the unreported rounds without those that were booked since the provider listed them. */
async function notBooked(
  tx: Database,
  memberUuid: string,
  unreported: UnreportedRound[],
): Promise<UnreportedRound[]> {
  const ids = unreported.flatMap(({ roundId }) => roundId ?? [])
  if (ids.length === 0) return unreported
  const found = await tx
    .select({ id: rounds.roundId })
    .from(rounds)
    .where(and(eq(rounds.memberUuid, memberUuid), inArray(rounds.roundId, ids)))
  const booked = new Set(found.map(({ id }) => id))
  return unreported.filter(({ roundId }) => roundId === undefined || !booked.has(roundId))
}

export async function mayPlayOn(tx: Database, memberUuid: string, now: Date): Promise<boolean> {
  const [isAway, [least]] = await Promise.all([
    breakOf(tx, memberUuid, now),
    allowanceIn(tx, memberUuid, ['LOSS', 'STAKE'], now),
  ])
  return !isAway && least?.left !== 0n
}
