import type { BonusState } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { bonusOf, termsAt } from './promotion.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'
import { chosenBonus, choiceOf } from './chosenBonus.ts'
import { unusedPromotions } from './unusedPromotions.ts'

/**
 * Returns the member's chosen and active bonus, and the bonuses offered for a deposit of `baht`. Without `baht`,
 * all running bonuses that the member has not used are offered.
 */
export async function bonusState(
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
