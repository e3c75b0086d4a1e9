import type { PromotionSetting } from '@member/api-client'
import { toSatang } from '../money/satang.ts'
import { timeOfDay } from '../time/bangkok.ts'

const midnight = '00:00:00'

/** A period that ends before it starts runs past midnight; one that ends when it starts, or has no times, is the whole day. */
function runs(at: string, start: string | null, end: string | null) {
  const [from, to] = [start ?? midnight, end ?? midnight]
  return from < to ? at >= from && at < to : at >= from || at < to
}

/** What a deposit earns on top: the running period's rate up to `bonusMax`, and the extra where its satang fit. */
export function bonusFor(amount: bigint, at: Date, promotion: PromotionSetting | null): bigint {
  if (!promotion || promotion.bonusMax <= 0) return 0n
  const time = timeOfDay(at)
  const periods = [
    {
      rate: promotion.bonusRate,
      start: promotion.bonusTimeStart,
      end: promotion.bonusTimeEnd,
      extra: promotion.endNumberBonus,
    },
    {
      rate: promotion.bonusRate2,
      start: promotion.bonusTimeStart2,
      end: promotion.bonusTimeEnd2,
      extra: promotion.endNumberBonus2,
    },
  ]
  const period = periods.find(
    ({ rate, extra, start, end }) => (rate > 0 || extra > 0) && runs(time, start, end),
  )
  if (!period) return 0n
  const most = toSatang(promotion.bonusMax)
  const share = (amount * BigInt(Math.round(period.rate * 100))) / 10_000n
  const extra = BigInt(period.extra)
  return (share < most ? share : most) + (amount % 100n === extra % 100n ? extra : 0n)
}
