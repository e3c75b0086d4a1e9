import { bonusCall, leaveBonusCall, takeBonusCall } from '@member/api-client'
import { Hono } from 'hono'
import { bonusChoices } from '../database/schema.ts'
import { termsAt } from '../deposits/promotion.ts'
import { toSatang } from '../money/satang.ts'
import { refuseAway } from '../protection/refuseAway.ts'
import { Refusal } from '../request/refusal.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { day } from '../time/bangkok.ts'
import { bonusState } from './bonusState.ts'
import { forgetChoice } from './chosen.ts'
import { th } from './th.ts'

/** A transfer takes its time: who chose in the last minute has this long. */
const grace = 30 * 60_000

/** A bonus is chosen for a deposit before it comes, or not given. */
export function bonuses(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, bonusCall, ({ database, member, query, now }) =>
    bonusState(database, member, query.amount, now),
  )

  serve(router, services, takeBonusCall, async ({ database, member, body, now }) => {
    await refuseAway(database, member.uuid, now)
    const { offers } = await bonusState(database, member, body.amount, now)
    const { promotion, turnoverTimes } = await readSite(database)
    const terms = termsAt(now, promotion).find(({ id }) => id === body.offer)
    if (!terms || !offers.some(({ id }) => id === body.offer))
      throw new Refusal(422_701, 'BONUS_NOT_OPEN', th.notOpen)
    const { id: offer, rate, most, extra, until } = terms
    const soonest = new Date(now.getTime() + grace)
    const ends = until ?? new Date(now.getTime() + day)
    const choice = {
      offer,
      amount: toSatang(body.amount),
      rate,
      most,
      extra,
      turnoverTimes,
      takenAt: now,
      expiresAt: ends > soonest ? ends : soonest,
    }
    await database
      .insert(bonusChoices)
      .values({ memberUuid: member.uuid, ...choice })
      .onConflictDoUpdate({ target: bonusChoices.memberUuid, set: choice })
    return bonusState(database, member, body.amount, now)
  })

  serve(router, services, leaveBonusCall, async ({ database, member, now }) => {
    await forgetChoice(database, member.uuid)
    return bonusState(database, member, undefined, now)
  })
  return router
}
