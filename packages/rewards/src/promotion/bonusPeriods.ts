import {
  type BonusEvery,
  bonusQuery,
  type BonusState,
  memberSettingQuery,
  type PromotionSetting,
  queryAtom,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

export const memberSettingAtom = queryAtom(memberSettingQuery)

/** Bonuses available to the member's next deposit; disabled if the server has no bonus choice. */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(),
  enabled: get(featureAtom('bonusChoice')) === true,
}))

/**
 * True if the member has used up a period's bonus; false if its use is not limited. If the server does not list
 * used bonuses: true if the server no longer offers the bonus.
 */
const isHad = ({ number, rate, every }: BonusPeriod, bonus: BonusState | undefined) => {
  // A server that does not number its bonuses by period has them known by their terms.
  const isIt = ({ id, ...one }: { id: string; percent: number; every?: BonusEvery | undefined }) =>
    /^[12]$/.test(id) ? id === String(number) : one.percent === rate && one.every === every
  if (every === undefined || bonus === undefined) return false
  return bonus.had ? bonus.had.some(isIt) : !bonus.offers.some(isIt)
}

export interface BonusPeriod {
  number: 1 | 2
  start: string
  end: string
  isAllDay: boolean
  isOvernight: boolean
  rate: number
  /** Extra bonus (baht) for a deposit that ends with the same satang. */
  endNumber: number
  every: BonusEvery | undefined
}

/** Returns the first five characters of a time ("hh:mm", spec §2); midnight for null. */
const hhmm = (time: string | null) => (time ?? '00:00').slice(0, 5)

/**
 * Returns the periods that have a bonus; empty unless `bonusMax` is above 0 (spec §2). A period without times,
 * or with equal start and end, lasts all day.
 */
export function bonusPeriods(setting: PromotionSetting | null | undefined): BonusPeriod[] {
  if (!setting || setting.bonusMax <= 0) return []
  const { bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus } = setting
  const { bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2 } = setting
  const rows: [number, string | null, string | null, number, BonusEvery | undefined][] = [
    [bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus, setting.bonusEvery],
    [bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2, setting.bonusEvery2],
  ]
  return rows.flatMap(([rate, from, to, endNumber, every], at) => {
    if (rate <= 0 && endNumber <= 0) return []
    const [start, end] = [hhmm(from), hhmm(to)]
    const number = at === 0 ? 1 : 2
    const hours = { start, end, isAllDay: end === start, isOvernight: end < start }
    return [{ number, ...hours, rate, endNumber: endNumber / 100, every }]
  })
}

/** Availability of a period: open now, later today, tomorrow, or already used. */
export type Status = 'open' | 'today' | 'tomorrow' | 'had'
export const statusOf = (time: string, period: BonusPeriod, bonus: BonusState | undefined): Status => {
  if (runsAt(time, period)) return isHad(period, bonus) ? 'had' : 'open'
  return time < period.start ? 'today' : 'tomorrow'
}

/** True if a period, which may pass midnight, covers the time ("HH:mm"). */
export const runsAt = (time: string, { start, end, isAllDay, isOvernight }: BonusPeriod) =>
  isAllDay || (isOvernight ? time >= start || time < end : time >= start && time < end)
