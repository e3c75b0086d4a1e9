/** Offset of Bangkok's time from UTC (ms), all year. */
const offset = 7 * 3_600_000
export const day = 24 * 3_600_000

/** Formats a time as ISO 8601 with +07:00, as in the API. */
export const apiTime = (at: Date) => new Date(at.getTime() + offset).toISOString().replace('Z', '+07:00')

export const startOfDay = (at: Date) => new Date(Math.floor((at.getTime() + offset) / day) * day - offset)

/** Returns the start of the week (from Monday) that contains `at`. */
export function startOfWeek(at: Date) {
  const days = Math.floor((at.getTime() + offset) / day)
  return new Date((days - ((days + 3) % 7)) * day - offset)
}

/** Returns the start of the month that contains `at`, or of the month so many months later. */
export function startOfMonth(at: Date, months = 0) {
  const local = new Date(at.getTime() + offset)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - offset)
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

export const timeOfDay = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(11, 19)

/** Returns the start in Bangkok of a day such as "2026-11-20"; undefined if the day is invalid. */
export function dayStart(date: string) {
  const start = new Date(`${date}T00:00:00+07:00`)
  return Number.isNaN(start.getTime()) ? undefined : start
}

/** Formats the Bangkok day of a time as "2026-11-20". */
export const dateOf = (at: Date) => apiTime(at).slice(0, 10)
