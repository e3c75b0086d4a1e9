import type { BonusState } from '@member/api-client'
import type { Database } from '../database/database.ts'
import { bonusOf, termsAt } from '../deposits/promotion.ts'
import { toBaht, toSatang } from '../money/satang.ts'
import type { Member } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { apiTime } from '../time/bangkok.ts'
import { bonusChosen, choiceOf } from './chosen.ts'

/** What a deposit of `baht` qualifies for (all that runs, where none is told), what is chosen, and what is held. */
export async function bonusState(
  tx: Database,
  member: Member,
  baht: number | undefined,
  now: Date,
): Promise<BonusState> {
  const { promotion, turnoverTimes, minDeposit } = await readSite(tx)
  const amount = baht === undefined ? undefined : toSatang(baht)
  const least = toSatang(minDeposit)
  const offers = termsAt(now, promotion).flatMap((terms) => {
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
      },
    ]
  })
  const choice = await choiceOf(tx, member.uuid, now)
  const chosen = choice && bonusChosen(choice, choice.amount, least)
  return {
    offers,
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
