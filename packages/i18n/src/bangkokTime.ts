/** A day ("2026-11-20") is its morning in Bangkok, a month ("2026-11") that of its first day. */
export type Moment = string | number | Date

/** Thailand keeps one offset all year. */
const offset = 7 * 3_600_000

/** "2026-11-20T14:05:00.000", what a clock in Bangkok shows at a moment; nothing for what is no moment. */
export const bangkokTime = (moment: Moment): string => {
  const at = new Date(moment).getTime()
  return Number.isNaN(at) ? '' : new Date(at + offset).toISOString().slice(0, -1)
}

/** "2026-11-20" */
export const bangkokDay = (moment: Moment): string => bangkokTime(moment).slice(0, 10)

/** "2026-11" */
export const bangkokMonth = (moment: Moment): string => bangkokTime(moment).slice(0, 7)

/** The moment, in ISO 8601, of a day and a clock ("14:05") in Bangkok. */
export const bangkokMoment = (day: string, clock: string): string => `${day}T${clock}:00+07:00`
