import { and, inArray, eq, gte } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { prepared, uuidIn } from '../../database/prepared.ts'
import { memberBreaks, playLimits, notices } from '../../database/schema.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { breakOf } from './breaks.ts'
import { allowancesOf, type Allowance } from './limits.ts'
import { apiTime } from '../../values/bangkok.ts'
import { periodAt } from './periods.ts'

const playKinds = ['LOSS', 'STAKE'] as const

/** Query for those of the members who ever had a break or set a play limit; most have neither. */
const mayBeStopped = prepared('may_be_stopped', ['memberUuids'], (database, { memberUuids }) => {
  const breaks = database
    .select({ uuid: memberBreaks.memberUuid })
    .from(memberBreaks)
    .where(uuidIn(memberBreaks.memberUuid, memberUuids))
  const limits = database
    .select({ uuid: playLimits.memberUuid })
    .from(playLimits)
    .where(and(uuidIn(playLimits.memberUuid, memberUuids), inArray(playLimits.kind, [...playKinds])))
  return union(breaks, limits)
})

/** Returns the members who must stop after these rounds (not stored yet), and the reached limits. */
export async function playStops(
  tx: Database,
  played: ReadonlyMap<string, { round: PlayedRound }[]>,
  now: Date,
): Promise<{ memberUuid: string; reached: Allowance[] }[]> {
  const found = await mayBeStopped(tx, { memberUuids: JSON.stringify([...played.keys()]) })
  const stops: { memberUuid: string; reached: Allowance[] }[] = []
  for (const { uuid } of found) {
    const rounds = (played.get(uuid) ?? []).map(({ round }) => round)
    const [isAway, roomAfter] = await Promise.all([
      breakOf(tx, uuid, now),
      allowancesOf(tx, uuid, playKinds, now),
    ])
    const least = rounds.flatMap((_, place) => roomAfter(rounds.slice(0, place + 1)).slice(0, 1))
    const usedUp = least.filter(({ left }) => left === 0n)
    const reached = [...new Map(usedUp.map((room) => [`${room.kind} ${room.period}`, room])).values()]
    if (isAway || reached.length > 0) stops.push({ memberUuid: uuid, reached })
  }
  return stops
}

/**
 * Inserts a notice that a limit which stops play is reached, once per period. The caller must hold the member's
 * row lock.
 */
export async function notifyLimitReached(tx: Database, memberUuid: string, room: Allowance, now: Date) {
  const notice = {
    memberUuid,
    kind: 'protection',
    event: 'LIMIT_REACHED',
    title: `${room.kind} ${room.period}`,
  } as const
  const [before] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.memberUuid, memberUuid),
        eq(notices.event, notice.event),
        eq(notices.title, notice.title),
        gte(notices.at, periodAt(room.period, now).start),
      ),
    )
    .limit(1)
  if (before) return
  await tx
    .insert(notices)
    .values({ ...notice, amount: room.amount, remark: apiTime(room.end), reference: memberUuid, at: now })
}
