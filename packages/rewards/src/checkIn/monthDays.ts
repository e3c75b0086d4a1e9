import type { GetCheckInAnswer } from '@member/api-client'

export interface MonthDay {
  day: number
  state: 'done' | 'today' | 'missed' | 'ahead'
  /** Points earned on the day; for today, the points on offer. */
  points?: number
}

/** Returns the current month's days, and how many weekdays (from Sunday on) precede the first. */
export const monthDays = ({ items, today }: GetCheckInAnswer): { before: number; days: MonthDay[] } => {
  const [year = 0, month = 1] = today.date.split('-').map(Number)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const given = new Map(items.map(({ json, value }) => [json.day, value]))
  if (today.checkedIn) given.set(today.day, today.value)
  return {
    before: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
    days: Array.from({ length }, (_, place) => {
      const day = place + 1
      const points = given.get(day)
      if (points !== undefined) return { day, state: 'done', points }
      if (day === today.day) return { day, state: 'today', points: today.value }
      return { day, state: day < today.day ? 'missed' : 'ahead' }
    }),
  }
}
