import { and, asc, count, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { balancesOf } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { gameEvents, plays } from '../../database/schema.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { startOfDay } from '../../values/bangkok.ts'
import type { EventRow } from './events.ts'
import { t } from './words.ts'

async function playsEarned(tx: Database, memberUuid: string, eventUuid: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(plays)
    .where(and(isOf(memberUuid, eventUuid), isNull(plays.usedAt)))
  return row!.left
}

const isOf = (memberUuid: string, eventUuid: string) =>
  and(eq(plays.memberUuid, memberUuid), eq(plays.eventUuid, eventUuid))

/** Returns how many plays a member has left, and how many of these are free. */
export async function playsOf(tx: Database, member: Pick<Member, 'uuid'>, event: EventRow, now: Date) {
  const free = await playsEarned(tx, member.uuid, event.uuid)
  return { left: free + (await buyable(tx, member, event, now)).left, free }
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

export interface WantedPlay {
  event: EventRow
  order: string
  now: Date
  /** The most points that the member agreed to pay. */
  price?: number | undefined
}

/**
 * Uses one play, an earned one first; `cost` is the price in points that the caller must post. Throws a refusal
 * if the member has no play and can buy none, or if it costs more than `price`.
 */
export async function takePlay(tx: Database, member: Member, { event, order, now, price }: WantedPlay) {
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
  refuseDearer(cost, price)
  const bought = { source: 'POINTS' as const, reference: order, place: 1, usedAt: now, createdAt: now }
  const [play] = await tx
    .insert(plays)
    .values({ memberUuid: member.uuid, eventUuid: event.uuid, ...bought })
    .returning()
  return { play: play!, cost }
}

/** Throws a refusal if the cost exceeds the points that the member agreed to; undefined agrees to any price. */
function refuseDearer(cost: number, agreed: number | undefined) {
  if (agreed !== undefined && cost > agreed) throw new Refusal(409_403, { data: { cost } })
}

/**
 * Returns the refusal of a turn. `points` is how many points the member has, set only if nothing else is
 * missing.
 */
function noPlay({ type, cost }: EventRow, points: number | undefined) {
  if (type === 'WHEEL') return new Refusal(409_401)
  const isPoor = cost !== null && points !== undefined
  return isPoor
    ? new Refusal(409_402, { message: t.noPoints({ cost, point: points }), data: { cost, point: points } })
    : new Refusal(409_402)
}

const earning = prepared('events_that_give_plays', ['memberUuid'], (database, { memberUuid }) => {
  const left = database
    .select({ left: count() })
    .from(plays)
    .where(and(eq(plays.memberUuid, memberUuid), eq(plays.eventUuid, gameEvents.uuid), isNull(plays.usedAt)))
  return database
    .select({
      uuid: gameEvents.uuid,
      depositPerPlay: gameEvents.depositPerPlay,
      room: sql`${gameEvents.playMax} - (${left})`.mapWith(Number),
    })
    .from(gameEvents)
    .where(and(eq(gameEvents.isActive, true), isNotNull(gameEvents.depositPerPlay)))
})

export const playsToEarn = (tx: Database, memberUuid: string) => earning(tx, { memberUuid })

/** Grants the plays that a deposit earns, up to each event's maximum. */
export async function earnPlays(
  tx: Database,
  { uuid: reference, memberUuid, amount }: { uuid: string; memberUuid: string; amount: bigint },
  events: Awaited<ReturnType<typeof playsToEarn>>,
  now: Date,
) {
  const rows = events.flatMap(({ uuid, depositPerPlay, room }) => {
    const earned = Math.min(Number(amount / depositPerPlay!), room)
    return newPlays(memberUuid, uuid, { source: 'DEPOSIT', reference }, earned, now)
  })
  if (rows.length > 0) await tx.insert(plays).values(rows).onConflictDoNothing()
}

type Reason = { source: 'DEPOSIT' | 'DESK'; reference: string }

const newPlays = (memberUuid: string, eventUuid: string, by: Reason, many: number, now: Date) =>
  Array.from({ length: Math.max(0, many) }, (_, turn) => ({
    memberUuid,
    eventUuid,
    ...by,
    place: turn + 1,
    createdAt: now,
  }))

/** Adds plays up to the event's maximum, once per `reference`; returns the number added. */
export async function addPlays(
  tx: Database,
  memberUuid: string,
  eventUuid: string,
  by: Reason,
  wanted: number,
  now: Date,
): Promise<number> {
  const [event] = await tx.select().from(gameEvents).where(eq(gameEvents.uuid, eventUuid))
  const room = (event?.playMax ?? 0) - (await playsEarned(tx, memberUuid, eventUuid))
  const rows = newPlays(memberUuid, eventUuid, by, Math.min(wanted, room), now)
  if (rows.length === 0) return 0
  return (await tx.insert(plays).values(rows).onConflictDoNothing().returning()).length
}
