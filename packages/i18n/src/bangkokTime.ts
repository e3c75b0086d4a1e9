/** A time. A day ("2026-11-20") means midnight UTC, 07:00 in Bangkok; a month means its first day. */
export type Moment = string | number | Date

/** UTC offset of Thailand (ms), the same all year. */
const offset = 7 * 3_600_000

/** Formats a time in Bangkok as "2026-11-20T14:05:00.000"; empty if it is invalid. */
export const bangkokTime = (moment: Moment): string => {
  const at = new Date(moment).getTime()
  return Number.isNaN(at) ? '' : new Date(at + offset).toISOString().slice(0, -1)
}

/** Formats the day in Bangkok as "2026-11-20". */
export const bangkokDay = (moment: Moment): string => bangkokTime(moment).slice(0, 10)

export const bangkokMonth = (moment: Moment): string => bangkokTime(moment).slice(0, 7)

/** Returns a day and a time of day ("14:05") in Bangkok as one ISO 8601 time. */
export const bangkokMoment = (day: string, clock: string): string => `${day}T${clock}:00+07:00`

/** Formats the time of day in Bangkok as "14:05", for fields and comparisons; members read `formatTime`. */
export const bangkokClock = (moment: Moment): string => bangkokTime(moment).slice(11, 16)
