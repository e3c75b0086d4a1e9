import { PromotionSetting } from '@member/api-client'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { readSite, writeSite } from '../site/settings.ts'
import { textIn, type Fields } from './action.ts'
import { DeskProblem } from './deskProblem.ts'

const numbers = ['bonusMax', 'bonusRate', 'endNumberBonus', 'bonusRate2', 'endNumberBonus2'] as const
const times = ['bonusTimeStart', 'bonusTimeEnd', 'bonusTimeStart2', 'bonusTimeEnd2'] as const

/** Runs a promotion from now on, or none; deposits that were credited keep what they got. */
export async function setPromotion(tx: Database, fields: Fields) {
  const site = await readSite(tx)
  await writeSite(tx, { ...site, promotion: fields['off'] === '1' ? null : promotionIn(fields) })
}

function promotionIn(fields: Fields): PromotionSetting {
  const figures = numbers.map((name) => [name, figureOf(fields[name])])
  const moments = times.map((name) => [name, momentOf(textIn(fields[name]))])
  const promotion = v.safeParse(PromotionSetting, Object.fromEntries([...figures, ...moments]))
  if (!promotion.success) {
    throw new DeskProblem('Rates and amounts are numbers from 0 up, extras whole satang, times hh:mm.')
  }
  const { bonusRate, bonusRate2 } = promotion.output
  if (bonusRate > 100 || bonusRate2 > 100) throw new DeskProblem('A rate is at most 100 percent.')
  return promotion.output
}

const figureOf = (field: unknown) =>
  typeof field === 'number'
    ? field
    : /^\d{1,7}(\.\d{1,2})?$/.test(textIn(field))
      ? Number(field)
      : textIn(field) === ''
        ? 0
        : NaN

/** Always with its seconds: periods are compared as text. */
const momentOf = (time: string) => (time === '' ? null : time.length === 5 ? `${time}:00` : time)
