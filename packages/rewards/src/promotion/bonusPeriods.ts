import {
  type BonusEvery,
  bonusQuery,
  type BonusState,
  memberSettingQuery,
  type PromotionSetting,
  queryAtom,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** The member's own promotion. */
export const memberSettingAtom = queryAtom(memberSettingQuery)

/** What a deposit of the member's may bring now, where the server tells. */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(),
  enabled: get(featureAtom('bonusChoice')) === true,
}))

/**
 * True if a period that runs was had by the member; only one with a limit can be. A server that does not tell is read by
 * what it no longer offers.
 */
const isHad = ({ rate, every }: BonusPeriod, bonus: BonusState | undefined) => {
  const isIt = (one: { percent: number; every?: BonusEvery | undefined }) =>
    one.percent === rate && one.every === every
  if (every === undefined || bonus === undefined) return false
  return bonus.had ? bonus.had.some(isIt) : !bonus.offers.some(isIt)
}

/** A bonus period, formatted. */
export interface BonusPeriod {
  number: 1 | 2
  start: string
  end: string
  isAllDay: boolean
  isOvernight: boolean
  rate: number
  /** Baht on top where the deposit's satang end so; spec §2 has it in hundredths. */
  endNumber: number
  /** Limit per member, if the server gives one. */
  every: BonusEvery | undefined
}

/** "hh:mm", the first five characters (spec §2); where no time is given, midnight. */
const hhmm = (time: string | null) => (time ?? '00:00').slice(0, 5)

/**
 * The periods to show: none at all unless `bonusMax` is above 0 (spec §2), and none that gives nothing. One without times,
 * or that ends when it starts, is the whole day.
 */
export function bonusPeriods(setting: PromotionSetting | null | undefined): BonusPeriod[] {
  if (!setting || setting.bonusMax <= 0) return []
  const { bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus } = setting
  const { bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2 } = setting
  const told: [number, string | null, string | null, number, BonusEvery | undefined][] = [
    [bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus, setting.bonusEvery],
    [bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2, setting.bonusEvery2],
  ]
  return told.flatMap(([rate, from, to, endNumber, every], at) => {
    if (rate <= 0 && endNumber <= 0) return []
    const [start, end] = [hhmm(from), hhmm(to)]
    const number = at === 0 ? 1 : 2
    const hours = { start, end, isAllDay: end === start, isOvernight: end < start }
    return [{ number, ...hours, rate, endNumber: endNumber / 100, every }]
  })
}

/**
 * How a period stands to the member at a time of day, "HH:mm": open to them, opening later today, only tomorrow, or had
 * already.
 */
export type Standing = 'open' | 'today' | 'tomorrow' | 'had'
export const standingOf = (time: string, period: BonusPeriod, bonus: BonusState | undefined): Standing => {
  if (runsAt(time, period)) return isHad(period, bonus) ? 'had' : 'open'
  return time < period.start ? 'today' : 'tomorrow'
}

/** True if a period covers a time of day, "HH:mm"; one that ends before it starts runs past midnight. */
export const runsAt = (time: string, { start, end, isAllDay, isOvernight }: BonusPeriod) =>
  isAllDay || (isOvernight ? time >= start || time < end : time >= start && time < end)
