import type { BonusEvery, PromotionSetting } from '@member/api-client'
import { toSatang } from '../../values/satang.ts'
import { dateOf, day, startOfDay, startOfWeek, timeOfDay } from '../../values/bangkok.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'

/** A promotion, and the day, week or "once" in which a member may use the promotion; unique per member. */
export type Claim = { promotion: string; promotionPeriod: string }

/** Terms of a bonus: `most` in satang, `rate` in hundredths of a percent, end (null if open). */
export type Terms = Claim & {
  id: string
  rate: number
  most: bigint
  extra: number
  until: Date | null
  every: BonusEvery
}

function periodOf(every: BonusEvery, at: Date) {
  if (every === 'ONCE') return every
  return `${every} ${dateOf(every === 'DAY' ? at : startOfWeek(at))}`
}

/**
 * Returns true if a claim covers a day of `period`. The period "once" overlaps every claim; a claim made under
 * "once" covers only its week.
 */
function overlap(period: string, claimed: string, claimedAt: Date): boolean {
  if (period === 'ONCE') return true
  const wanted = daysOf(period)
  const had = daysOf(claimed === 'ONCE' ? periodOf('WEEK', claimedAt) : claimed)
  return wanted.first <= had.last && had.first <= wanted.last
}

function daysOf(period: string) {
  const [every, first = ''] = period.split(' ')
  const days = every === 'WEEK' ? 6 : 0
  return { first, last: new Date(Date.parse(first) + days * day).toISOString().slice(0, 10) }
}

const midnight = '00:00:00'

/**
 * Returns true if the time of day `at` is within a period. A period that ends before it starts runs past
 * midnight; equal times mean the whole day.
 */
function runs(at: string, from: string, to: string) {
  return from < to ? at >= from && at < to : at >= from || at < to
}

/** Returns the next time at which a clock in Bangkok shows this time of day. */
function next(clock: string, after: Date): Date {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const today = startOfDay(after).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return new Date(today > after.getTime() ? today : today + day)
}

type Running = { promotion: PromotionSetting | null; promotionRun: number }

export function termsAt(at: Date, { promotion, promotionRun }: Running): Terms[] {
  if (!promotion || promotion.bonusMax <= 0) return []
  const most = toSatang(promotion.bonusMax)
  const periods = [
    {
      id: '1',
      rate: promotion.bonusRate,
      start: promotion.bonusTimeStart,
      end: promotion.bonusTimeEnd,
      extra: promotion.endNumberBonus,
      every: promotion.bonusEvery,
    },
    {
      id: '2',
      rate: promotion.bonusRate2,
      start: promotion.bonusTimeStart2,
      end: promotion.bonusTimeEnd2,
      extra: promotion.endNumberBonus2,
      every: promotion.bonusEvery2,
    },
  ]
  return periods.flatMap(({ id, rate, start, end, extra, every = 'DAY' }) => {
    const [from, to] = [start ?? midnight, end ?? midnight]
    if ((rate <= 0 && extra <= 0) || !runs(timeOfDay(at), from, to)) return []
    const until = from === to ? null : next(to, at)
    const claim = { promotion: `${promotionRun}.${id}`, promotionPeriod: periodOf(every, at) }
    return [{ id, rate: Math.round(rate * 100), most, extra, until, every, ...claim }]
  })
}

/**
 * Returns the bonus of a deposit in satang: its rate up to the maximum, plus `extra` if due. `extra` (satang) is
 * due if deposit and `extra` have the same last two digits.
 */
export function bonusOf(
  amount: bigint,
  { rate, most, extra }: Pick<Terms, 'rate' | 'most' | 'extra'>,
): bigint {
  const share = (amount * BigInt(rate)) / 10_000n
  const more = BigInt(extra)
  return (share < most ? share : most) + (amount % 100n === more % 100n ? more : 0n)
}

/**
 * Returns the claims whose promotion the member has not used in the same period. Exact under the member's row
 * lock; otherwise a preview.
 */
export async function unusedPromotions<One extends Claim>(tx: Database, memberUuid: string, claims: One[]) {
  if (claims.length === 0) return []
  const of = claims.map(({ promotion }) => promotion)
  const had = await tx
    .select({ promotion: deposits.promotion, period: deposits.promotionPeriod, at: deposits.createdAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberUuid, memberUuid),
        inArray(deposits.promotion, of),
        isNotNull(deposits.promotionPeriod),
      ),
    )
  return claims.filter(
    ({ promotion, promotionPeriod }) =>
      !had.some((one) => one.promotion === promotion && overlap(promotionPeriod, one.period ?? '', one.at)),
  )
}
