/** A time; a day ("2026-11-20") means 07:00 in Bangkok (midnight UTC), a month that of its first day. */
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

/** Returns the ISO 8601 time of a day and a time of day ("14:05") in Bangkok. */
export const bangkokMoment = (day: string, clock: string): string => `${day}T${clock}:00+07:00`
