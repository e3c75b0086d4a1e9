import { PromotionSetting } from '@member/api-client'
import * as v from 'valibot'
import { lockSite, writeSite } from '../domain/settings/settings.ts'
import { isInHundredths } from '../values/satang.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { and, eq, ne } from 'drizzle-orm'
import { gameEvents, games, providers } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'

/** Percentage as bonuses are computed with it: in hundredths. */
const Rate = v.pipe(v.number(), v.maxValue(100), v.check(isInHundredths))
/** Maximum of a bonus in baht, and of the extra in satang. */
const mostBonus = 100_000_000

/**
 * Starts, changes or ends (null) the promotion; credited deposits are unaffected. Members who used a promotion
 * cannot use it again after a change, but can use one that starts after an end.
 */
export async function setPromotion(doing: OperationContext, wanted: Record<string, unknown> | null) {
  const { tx } = doing
  const site = await lockSite(tx)
  const promotion = wanted && checked(wanted)
  const promotionRun = promotion && !site.promotion ? site.promotionRun + 1 : site.promotionRun
  await writeSite(tx, { ...site, promotion, promotionRun })
  await record(doing, { act: 'PROMOTION_SET', detail: { promotion, promotionRun } })
}

function checked(wanted: Record<string, unknown>): PromotionSetting {
  const promotion = v.safeParse(PromotionSetting, wanted)
  if (!promotion.success) throw new OperationRefused(th.promotion)
  const { bonusRate, bonusRate2, bonusMax, endNumberBonus, endNumberBonus2 } = promotion.output
  if (!givesSomething(promotion.output)) throw new OperationRefused(th.promotion)
  if (![bonusRate, bonusRate2].every((rate) => v.is(Rate, rate))) throw new OperationRefused(th.promotionRate)
  if (![bonusMax, endNumberBonus, endNumberBonus2].every((most) => most <= mostBonus))
    throw new OperationRefused(th.promotion)
  return promotion.output
}

/** Returns true if the promotion gives a bonus: a maximum, and a percentage or a fixed extra. */
const givesSomething = ({ bonusMax, ...more }: PromotionSetting) =>
  bonusMax > 0 &&
  [more.bonusRate, more.bonusRate2, more.endNumberBonus, more.endNumberBonus2].some((given) => given > 0)

export async function setEvent(doing: OperationContext, uuid: string, isActive: boolean) {
  const [event] = await doing.tx
    .update(gameEvents)
    .set({ isActive })
    .where(and(eq(gameEvents.uuid, uuidOf(uuid)), eq(gameEvents.isActive, !isActive)))
    .returning({ uuid: gameEvents.uuid })
  if (!event) throw settledAlready()
  await record(doing, { act: 'EVENT_SET', subject: uuid, detail: { isActive } })
}

type Status = 'ACTIVE' | 'MAINTENANCE'

export async function setGame(doing: OperationContext, uuid: string, status: Status) {
  const [changed] = await doing.tx
    .update(games)
    .set({ status })
    .where(and(eq(games.uuid, uuidOf(uuid)), ne(games.status, status)))
    .returning({ uuid: games.uuid })
  if (!changed) throw settledAlready()
  await record(doing, { act: 'GAME_SET', subject: uuid, detail: { status } })
}

export async function setProvider(doing: OperationContext, code: string, status: Status) {
  const [changed] = await doing.tx
    .update(providers)
    .set({ status })
    .where(and(eq(providers.code, code), ne(providers.status, status)))
    .returning({ code: providers.code })
  if (!changed) throw settledAlready()
  await record(doing, { act: 'PROVIDER_SET', subject: code, detail: { status } })
}
