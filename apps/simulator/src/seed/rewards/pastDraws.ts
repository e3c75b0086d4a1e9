import type { InferInsertModel } from 'drizzle-orm'
import type { Random } from '../../catalogue/names.ts'
import type { Book } from './book.ts'
import {
  type draws,
  isPosted,
  type plays,
  prizeGives,
  type PrizeRow,
  toThaiPrize,
  checkInPoints,
  type checkIns,
  type rewardRequests,
  type RewardRow,
} from '@member/api/importing'
import { dateOf, day, dayStart, startOfDay } from '@member/api/values/bangkok'
import { checkInRules } from './plan.ts'
import type { Address } from '@member/api-client'
import { noRemark, remarkColumns } from '@member/api/values/remark'
import { remarks } from '../past.ts'

export type Right = Pick<InferInsertModel<typeof plays>, 'source' | 'reference' | 'place'> & { at: Date }
type Past = { member: string; eventUuid: string; prizes: PrizeRow[]; random: Random; book: Book }

export function pastDraws({ member, eventUuid, prizes, random, book }: Past, rights: Right[], now: Date) {
  const drawable = prizes.filter(({ rewardUuid }) => rewardUuid === null)
  const made: { plays: InferInsertModel<typeof plays>[]; draws: InferInsertModel<typeof draws>[] } = {
    plays: [],
    draws: [],
  }
  for (const { at, ...right } of rights) {
    const usedAt = new Date(Math.min(at.getTime() + random.whole(2, 50) * 60_000, now.getTime()))
    const play = { uuid: random.uuid(), memberUuid: member, eventUuid, ...right, createdAt: at, usedAt }
    const prize = drawn(drawable, random)
    const [uuid, order] = [random.uuid(), random.uuid()]
    made.plays.push(play)
    made.draws.push({
      uuid,
      memberUuid: member,
      eventUuid,
      playUuid: play.uuid,
      order,
      prizeUuid: prize.uuid,
      prize: toThaiPrize(prize),
      english: prize.english,
      createdAt: usedAt,
    })
    const noted = { kind: 'prize' as const, member, at: usedAt, reference: uuid, order }
    const gives = prizeGives[prize.type]
    if (isPosted(gives)) book.note(noted, gives, prize.value)
  }
  return made
}

function drawn(prizes: PrizeRow[], random: Random): PrizeRow {
  let ticket = random.whole(
    0,
    prizes.reduce((sum, { weight }) => sum + weight, -1),
  )
  for (const prize of prizes) {
    if (ticket < prize.weight) return prize
    ticket -= prize.weight
  }
  throw new RangeError('there is nothing to draw')
}

/**
 * Returns a member's check-ins of the last `days` days until yesterday, and books their points.
 * Most days have a check-in; the current streak is five days long.
 */
export function pastCheckIns(member: string, days: number, random: Random, book: Book, now: Date) {
  const rows: InferInsertModel<typeof checkIns>[] = []
  const today = startOfDay(now).getTime()
  let streak = 0
  for (let back = days; back > 0; back -= 1) {
    const isHere = back <= 5 || (back !== 6 && random.chance(0.8))
    streak = isHere ? streak + 1 : 0
    if (!isHere) continue
    const date = dateOf(new Date(today - back * day))
    const [uuid, order] = [random.uuid(), random.uuid()]
    const createdAt = new Date(dayStart(date)!.getTime() + random.whole(7 * 60, 23 * 60) * 60_000)
    const points = checkInPoints(checkInRules, streak, date)
    rows.push({ uuid, memberUuid: member, day: date, order, streak, points, createdAt })
    book.note({ kind: 'check-in', member, at: createdAt, reference: uuid, order }, 'points', BigInt(points))
  }
  return rows
}

type Row = InferInsertModel<typeof rewardRequests> & { uuid: string; order: string; createdAt: Date }
type Asked = { reward: RewardRow; daysAgo: number; status: Row['status']; source?: Row['source'] }
type PastMember = { member: string; address: Address | null; random: Random; book: Book; now: Date }

export function pastRequest({ member, address, random, book, now }: PastMember, asked: Asked): Row {
  const { reward, daysAgo, status, source = 'POINTS' } = asked
  const createdAt = new Date(now.getTime() - daysAgo * day - random.whole(5, 600) * 60_000)
  const settledAt = new Date(Math.min(createdAt.getTime() + random.whole(30, 2_000) * 60_000, now.getTime()))
  const point = source === 'POINTS' ? reward.point : 0
  const row = {
    uuid: random.uuid(),
    memberUuid: member,
    order: random.uuid(),
    rewardUuid: reward.uuid,
    source,
    point,
    status,
    address: reward.needAddress ? address : null,
    trackingNo: status === 'SHIPPED' ? `TH${random.digits(11)}B` : null,
    ...(status === 'REJECTED' ? remarkColumns(remarks.outOfStock) : noRemark),
    createdAt,
    updatedAt: status === 'PENDING' ? createdAt : settledAt,
  }
  const noted = { member, reference: row.uuid, order: row.order }
  if (point > 0) book.note({ ...noted, kind: 'reward', at: createdAt }, 'points', -BigInt(point))
  if (point > 0 && status === 'REJECTED') {
    book.note({ ...noted, kind: 'reward-returned', at: settledAt }, 'points', BigInt(point))
  }
  if (reward.credit > 0n) {
    book.note({ ...noted, kind: 'reward-credit', at: createdAt }, 'credit', reward.credit)
  }
  return row
}
