import { and, asc, count, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { balancesOf } from '../credit/creditOf.ts'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { gameEvents, plays } from '../database/schema.ts'
import { Refusal } from '../request/refusal.ts'
import type { Member } from '../request/services.ts'
import { startOfDay } from '../time/bangkok.ts'
import type { EventRow } from './events.ts'
import { t } from './words.ts'

/** Plays that were earned or given and not used yet. */
export async function playsEarned(tx: Database, memberUuid: string, eventUuid: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(plays)
    .where(and(isOf(memberUuid, eventUuid), isNull(plays.usedAt)))
  return row!.left
}

const isOf = (memberUuid: string, eventUuid: string) =>
  and(eq(plays.memberUuid, memberUuid), eq(plays.eventUuid, eventUuid))

/** Plays left: those earned, and those that points can buy today. */
export async function playsLeft(tx: Database, member: Pick<Member, 'uuid'>, event: EventRow, now: Date) {
  const earned = await playsEarned(tx, member.uuid, event.uuid)
  return earned + (await buyable(tx, member, event, now)).left
}

async function buyable(tx: Database, member: Pick<Member, 'uuid'>, event: EventRow, now: Date) {
  if (event.cost === null) return { left: 0, points: 0, today: 0 }
  const [bought] = await tx
    .select({ times: count() })
    .from(plays)
    .where(
      and(isOf(member.uuid, event.uuid), eq(plays.source, 'POINTS'), gte(plays.createdAt, startOfDay(now))),
    )
  const points = Number((await balancesOf(tx, member)).points)
  const today = Math.max(0, event.boughtPerDay - bought!.times)
  return { left: Math.min(today, Math.floor(points / event.cost)), points, today }
}

/** Uses one play up, an earned one first; `cost` is what it still has to be paid for with points. */
export async function takePlay(tx: Database, member: Member, event: EventRow, order: string, now: Date) {
  const [earned] = await tx
    .select()
    .from(plays)
    .where(and(isOf(member.uuid, event.uuid), isNull(plays.usedAt)))
    .orderBy(asc(plays.createdAt), asc(plays.place))
    .limit(1)
    .for('update')
  if (earned) {
    await tx.update(plays).set({ usedAt: now }).where(eq(plays.uuid, earned.uuid))
    return { play: earned, cost: 0 }
  }
  const { cost } = event
  const { left, points, today } = await buyable(tx, member, event, now)
  if (cost === null || left === 0) throw noPlay(event, today > 0 ? points : undefined)
  const bought = { source: 'POINTS' as const, reference: order, place: 1, usedAt: now, createdAt: now }
  const [play] = await tx
    .insert(plays)
    .values({ memberUuid: member.uuid, eventUuid: event.uuid, ...bought })
    .returning()
  return { play: play!, cost }
}

/** `points` is given where they are all that is missing. */
function noPlay({ type, cost }: EventRow, points: number | undefined) {
  if (type === 'WHEEL') return new Refusal(409_401, 'NO_SPINS', t.noSpins)
  const isPoor = cost !== null && points !== undefined
  return isPoor
    ? new Refusal(409_402, 'NO_TURNS', t.noPoints({ cost, point: points }), { data: { cost, point: points } })
    : new Refusal(409_402, 'NO_TURNS', t.noTurns)
}

const eventsThatGivePlays = prepared('events_that_give_plays', [], (database) =>
  database
    .select()
    .from(gameEvents)
    .where(and(eq(gameEvents.isActive, true), isNotNull(gameEvents.depositPerPlay))),
)

/** Gives the plays a deposit earns, in the deposit's own transaction, until the member has as many as are kept. */
export async function earnPlays(
  tx: Database,
  deposit: { uuid: string; memberUuid: string; amount: bigint },
  now: Date,
) {
  const earning = await eventsThatGivePlays(tx, {})
  for (const { uuid, depositPerPlay } of earning) {
    const earned = Number(deposit.amount / depositPerPlay!)
    await addPlays(tx, deposit.memberUuid, uuid, { source: 'DEPOSIT', reference: deposit.uuid }, earned, now)
  }
}

/** Adds as many plays as still fit; the same `reference` adds none twice. Answers how many were added. */
export async function addPlays(
  tx: Database,
  memberUuid: string,
  eventUuid: string,
  by: { source: 'DEPOSIT' | 'DESK'; reference: string },
  wanted: number,
  now: Date,
): Promise<number> {
  const [event] = await tx.select().from(gameEvents).where(eq(gameEvents.uuid, eventUuid))
  const room = (event?.playMax ?? 0) - (await playsEarned(tx, memberUuid, eventUuid))
  const rows = Array.from({ length: Math.max(0, Math.min(wanted, room)) }, (_, turn) => ({
    memberUuid,
    eventUuid,
    ...by,
    place: turn + 1,
    createdAt: now,
  }))
  if (rows.length === 0) return 0
  return (await tx.insert(plays).values(rows).onConflictDoNothing().returning()).length
}
