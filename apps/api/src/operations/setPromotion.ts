import { PromotionSetting } from '@member/api-client'
import * as v from 'valibot'
import { readSite, writeSite } from '../domain/settings/settings.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/**
 * Starts, changes or ends (null) the promotion; credited deposits are unaffected. Members who used a promotion
 * cannot use it again after a change, but can use one that starts after an end.
 */
export async function setPromotion(doing: OperationContext, wanted: Record<string, unknown> | null) {
  const { tx } = doing
  const site = await readSite(tx)
  const promotion = wanted && checked(wanted)
  const promotionRun = promotion && !site.promotion ? site.promotionRun + 1 : site.promotionRun
  await writeSite(tx, { ...site, promotion, promotionRun })
  await record(doing, { act: 'PROMOTION_SET', detail: { promotion, promotionRun } })
}

function checked(wanted: Record<string, unknown>): PromotionSetting {
  const promotion = v.safeParse(PromotionSetting, wanted)
  if (!promotion.success) throw new OperationRefused(th.promotion)
  const { bonusRate, bonusRate2 } = promotion.output
  if (!givesSomething(promotion.output)) throw new OperationRefused(th.promotion)
  if (bonusRate > 100 || bonusRate2 > 100) throw new OperationRefused(th.promotionRate)
  return promotion.output
}

/** Returns true if the promotion gives a bonus: a maximum, and a percentage or a fixed extra. */
const givesSomething = ({ bonusMax, ...more }: PromotionSetting) =>
  bonusMax > 0 &&
  [more.bonusRate, more.bonusRate2, more.endNumberBonus, more.endNumberBonus2].some((given) => given > 0)
