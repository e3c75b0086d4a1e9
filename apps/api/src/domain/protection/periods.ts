import { day, startOfDay, startOfMonth } from '../../values/bangkok.ts'

export type Period = 'DAY' | 'WEEK' | 'MONTH'

const offset = 7 * 3_600_000

/** Returns the start of the week (Monday) in Bangkok. */
function startOfWeek(at: Date) {
  const today = startOfDay(at)
  const days = Math.round((today.getTime() + offset) / day)
  return new Date(today.getTime() - ((days + 3) % 7) * day)
}

/** Returns start and end of the Bangkok day, week (from Monday) or month that contains a time. */
export function periodAt(period: Period, at: Date): { start: Date; end: Date } {
  if (period === 'MONTH') return { start: startOfMonth(at), end: startOfMonth(at, 1) }
  const start = period === 'DAY' ? startOfDay(at) : startOfWeek(at)
  return { start, end: new Date(start.getTime() + (period === 'DAY' ? 1 : 7) * day) }
}

/**
 * Returns the same time of day some months later.
 * If that month lacks the day, the first of the following month.
 */
export function monthsLater(at: Date, months: number): Date {
  const local = new Date(at.getTime() + offset)
  const later = new Date(local)
  later.setUTCMonth(local.getUTCMonth() + months)
  if (later.getUTCDate() === local.getUTCDate()) return new Date(later.getTime() - offset)
  return new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth(), 1) + (local.getTime() % day) - offset)
}
