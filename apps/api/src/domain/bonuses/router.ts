import { bonusCall, cancelBonusCall, leaveBonusCall, takeBonusCall } from '@member/api-client'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import { termsAt } from './promotion.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { refuseOnBreak } from '../protection/refuseOnBreak.ts'
import { Refusal } from '../../http/refusals.ts'
import { type CallRequest, serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { stepUpForMoney, asksFactorFor } from '../sessions/stepUp.ts'
import { readSite } from '../settings/settings.ts'
import { day } from '../../values/bangkok.ts'
import { bonusState } from './bonusState.ts'
import { cancelBonus } from './cancelBonus.ts'
import { chooseBonus, forgetChoices } from './chosenBonus.ts'
import { t } from './words.ts'

/** Minimum time (ms) for which a chosen bonus stays valid. */
const grace = 30 * 60_000

/** Returns true if cancelling the bonus needs a second factor, as withdrawing the same amount would. */
const asksToCancel = ({ database, member }: CallRequest<typeof cancelBonusCall>) =>
  asksFactorFor(database, member.uuid, member.bonusHeld)

export function bonuses(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, bonusCall, ({ database, member, query, now }) =>
    bonusState(database, member, query.amount, now),
  )

  serve(router, services, takeBonusCall, async ({ database, member, body, now }) => {
    await refuseOnBreak(database, member.uuid, now)
    const { offers } = await bonusState(database, member, body.amount, now)
    const site = await readSite(database)
    const terms = termsAt(now, site).find(({ id }) => id === body.offer)
    if (!terms || !offers.some(({ id }) => id === body.offer))
      throw new Refusal(422_701, 'BONUS_NOT_OPEN', t.notOpen)
    const { id: offer, rate, most, extra, until, promotion, promotionPeriod } = terms
    const soonest = new Date(now.getTime() + grace)
    const ends = until ?? new Date(now.getTime() + day)
    await chooseBonus(database, {
      memberUuid: member.uuid,
      offer,
      promotion,
      promotionPeriod,
      amount: toSatang(body.amount),
      rate,
      most,
      extra,
      turnoverTimes: site.turnoverTimes,
      takenAt: now,
      expiresAt: ends > soonest ? ends : soonest,
    })
    return bonusState(database, member, body.amount, now)
  })

  serve(router, services, leaveBonusCall, async ({ database, member, now }) => {
    await forgetChoices(database, member.uuid)
    return bonusState(database, member, undefined, now)
  })

  serve(router, services, cancelBonusCall, {
    asksFactor: asksToCancel,
    run: async (request) => {
      const { database, member, body, order, now, context } = request
      await stepUpForMoney(database, context, now, await asksToCancel(request))
      const forfeited = await cancelBonus(database, member, { ...body, order }, now)
      return { givenUp: toBaht(forfeited), credit: await creditOf(database, member, now) }
    },
  })
  return router
}
