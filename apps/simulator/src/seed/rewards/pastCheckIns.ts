import type { InferInsertModel } from 'drizzle-orm'
import { dateOf, day, dayStart, startOfDay } from '@member/api/values/bangkok'
import type { Random } from '../../catalogue/random.ts'
import type { Book } from './book.ts'
import { checkInRules } from './plan.ts'
import { checkInPoints, type checkIns } from '@member/api/importing'

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
