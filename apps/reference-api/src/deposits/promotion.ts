import type { PromotionSetting } from '@member/api-client'
import { toSatang } from '../money/satang.ts'
import { day, startOfDay, timeOfDay } from '../time/bangkok.ts'

/** What a bonus gives, in satang and hundredths of a percent, and until when it runs; null is without an end. */
export type Terms = { id: string; rate: number; most: bigint; extra: number; until: Date | null }

const midnight = '00:00:00'

/** A period that ends before it starts runs past midnight; one that ends when it starts, or has no times, is the whole day. */
function runs(at: string, from: string, to: string) {
  return from < to ? at >= from && at < to : at >= from || at < to
}

/** The next moment the clock shows this. */
function next(clock: string, after: Date): Date {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const today = startOfDay(after).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return new Date(today > after.getTime() ? today : today + day)
}

/** The bonuses a deposit may be chosen to bring at this moment. */
export function termsAt(at: Date, promotion: PromotionSetting | null): Terms[] {
  if (!promotion || promotion.bonusMax <= 0) return []
  const most = toSatang(promotion.bonusMax)
  const periods = [
    {
      id: '1',
      rate: promotion.bonusRate,
      start: promotion.bonusTimeStart,
      end: promotion.bonusTimeEnd,
      extra: promotion.endNumberBonus,
    },
    {
      id: '2',
      rate: promotion.bonusRate2,
      start: promotion.bonusTimeStart2,
      end: promotion.bonusTimeEnd2,
      extra: promotion.endNumberBonus2,
    },
  ]
  return periods.flatMap(({ id, rate, start, end, extra }) => {
    const [from, to] = [start ?? midnight, end ?? midnight]
    if ((rate <= 0 && extra <= 0) || !runs(timeOfDay(at), from, to)) return []
    return [{ id, rate: Math.round(rate * 100), most, extra, until: from === to ? null : next(to, at) }]
  })
}

/** What a deposit gets: the rate up to the most there is, and the extra where its satang fit. */
export function bonusOf(
  amount: bigint,
  { rate, most, extra }: Pick<Terms, 'rate' | 'most' | 'extra'>,
): bigint {
  const share = (amount * BigInt(rate)) / 10_000n
  const more = BigInt(extra)
  return (share < most ? share : most) + (amount % 100n === more % 100n ? more : 0n)
}
