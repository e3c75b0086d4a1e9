import {
  bonusCall,
  cancelBonusCall,
  leaveBonusCall,
  takeBonusCall,
  type BonusState,
} from '@member/api-client'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import { termsAt, bonusOf, unusedPromotions } from './promotion.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { refuseOnBreak } from '../protection/breaks.ts'
import { Refusal } from '../../http/refusals.ts'
import { lockMember } from '../../http/lockMember.ts'
import { type CallRequest, serve } from '../../http/serve.ts'
import type { AppEnv, Services, Member } from '../../services/services.ts'
import { stepUpForMoney, asksFactorFor } from '../sessions/stepUp.ts'
import { readSite } from '../settings/settings.ts'
import { day, apiTime } from '../../values/bangkok.ts'
import { cancelBonus } from './cancelBonus.ts'
import { chooseBonus, forgetChoices, chosenBonus, choiceOf } from './chosenBonus.ts'
import type { Database } from '../../database/database.ts'

/**
 * Returns the member's chosen and active bonus, and the bonuses offered for a deposit of `baht`. Without `baht`,
 * all running bonuses that the member has not used are offered.
 */
async function bonusState(
  tx: Database,
  member: Member,
  baht: number | undefined,
  now: Date,
): Promise<BonusState> {
  const site = await readSite(tx)
  const { turnoverTimes, minDeposit } = site
  const amount = baht === undefined ? undefined : toSatang(baht)
  const least = toSatang(minDeposit)
  const running = termsAt(now, site)
  const open = await unusedPromotions(tx, member.uuid, running)
  const had = running.filter((terms) => !open.includes(terms))
  const offers = open.flatMap((terms) => {
    const bonus = amount === undefined ? null : amount < least ? 0n : bonusOf(amount, terms)
    if (bonus === 0n) return []
    return [
      {
        id: terms.id,
        percent: terms.rate / 100,
        max: toBaht(terms.most),
        extra: terms.extra,
        turnoverTimes,
        bonus: bonus === null ? null : toBaht(bonus),
        turnover: bonus === null ? null : toBaht(bonus * BigInt(turnoverTimes)),
        until: terms.until && apiTime(terms.until),
        every: terms.every,
      },
    ]
  })
  const held = await choiceOf(tx, member.uuid, now)
  // Another transfer may have used the choice since.
  const [choice] = held ? await unusedPromotions(tx, member.uuid, [held]) : []
  const chosen = choice && chosenBonus(choice, choice.amount, least)
  return {
    offers,
    had: had.map(({ id, rate, every }) => ({ id, percent: rate / 100, every })),
    taken:
      choice && chosen
        ? {
            offer: choice.offer,
            amount: toBaht(choice.amount),
            bonus: toBaht(chosen.bonus),
            turnover: toBaht(chosen.turnover),
            turnoverTimes: choice.turnoverTimes,
            until: apiTime(choice.expiresAt),
          }
        : null,
    held: toBaht(member.bonusHeld),
    turnoverLeft: toBaht(member.turnoverLeft),
  }
}

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

  serve(router, services, takeBonusCall, ({ database, member: { uuid }, body, now }) =>
    database.transaction(async (tx) => {
      // Two choices at once would both be valid, each for a deposit.
      const member = await lockMember(tx, uuid)
      await refuseOnBreak(tx, uuid, now)
      const { offers } = await bonusState(tx, member, body.amount, now)
      const site = await readSite(tx)
      const terms = termsAt(now, site).find(({ id }) => id === body.offer)
      if (!terms || !offers.some(({ id }) => id === body.offer)) throw new Refusal(422_701)
      const { id: offer, rate, most, extra, until, promotion, promotionPeriod } = terms
      const soonest = new Date(now.getTime() + grace)
      const ends = until ?? new Date(now.getTime() + day)
      await chooseBonus(tx, {
        memberUuid: uuid,
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
      return bonusState(tx, member, body.amount, now)
    }),
  )

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
