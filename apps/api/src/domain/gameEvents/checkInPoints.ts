import * as v from 'valibot'
import { day as aDay, dateOf, dayStart, startOfMonth } from '../../values/bangkok.ts'

const Points = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * Points of check-ins: by day of a repeating streak, and extra points on days of the month. The day 0 stands for
 * the last day of the month.
 */
export const CheckInRules = v.object({
  streak: v.pipe(v.array(Points), v.minLength(1)),
  special: v.array(
    v.object({ day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31)), extra: Points }),
  ),
})
export type CheckInRules = v.InferOutput<typeof CheckInRules>

export function checkInPoints({ streak: days, special }: CheckInRules, streak: number, date: string): number {
  const base = days[(streak - 1) % days.length]!
  const place = dayOfMonth(date)
  const extras = special.filter(({ day }) => (day === 0 ? isLastOfMonth(date) : day === place))
  return extras.reduce((sum, { extra }) => sum + extra, base)
}

export const dayOfMonth = (date: string) => Number(date.slice(8))

export const dateAfter = (date: string, days: number) =>
  dateOf(new Date(dayStart(date)!.getTime() + days * aDay))

const isLastOfMonth = (date: string) =>
  dateOf(new Date(startOfMonth(dayStart(date)!, 1).getTime() - aDay)) === date
