/** Days and months are Asia/Bangkok's (+07:00, no summer time), whatever the server's own zone. */
const offset = 7 * 3_600_000
export const day = 24 * 3_600_000

/** The moment as the API tells it: ISO 8601 with +07:00. */
export const apiTime = (at: Date) => new Date(at.getTime() + offset).toISOString().replace('Z', '+07:00')

export const startOfDay = (at: Date) => new Date(Math.floor((at.getTime() + offset) / day) * day - offset)

/** The first moment of the month `at` is in, or of one `months` away. */
export function startOfMonth(at: Date, months = 0) {
  const local = new Date(at.getTime() + offset)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - offset)
}

/** "HH:mm:ss" of the day. */
export const timeOfDay = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(11, 19)

/** The first moment of a day written "2026-11-20"; undefined for a day that is none. */
export function dayStart(date: string) {
  const start = new Date(`${date}T00:00:00+07:00`)
  return Number.isNaN(start.getTime()) ? undefined : start
}

/** The Bangkok day of a moment: "2026-11-20". */
export const dateOf = (at: Date) => apiTime(at).slice(0, 10)
