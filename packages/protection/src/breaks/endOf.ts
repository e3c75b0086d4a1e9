import type { TakeBreakRequest } from '@member/api-client'

const day = 86_400_000
/** Offset of Bangkok, which has no daylight saving time (ms). */
const offset = 7 * 3_600_000

const monthsLater = (now: number, months: number) => {
  const local = new Date(now + offset)
  const later = new Date(local)
  later.setUTCMonth(local.getUTCMonth() + months)
  // 31 June does not exist: use 1 July.
  if (later.getUTCDate() !== local.getUTCDate()) later.setUTCDate(1)
  return later.getTime() - offset
}

/** Returns the estimated end (ms) of a break that begins now; null if the break never ends. */
export function endOf(length: TakeBreakRequest['length'], now: number): number | null {
  switch (length) {
    case 'DAY':
      return now + day
    case 'WEEK':
      return now + 7 * day
    case 'SIX_WEEKS':
      return now + 42 * day
    case 'MONTH':
      return monthsLater(now, 1)
    case 'SIX_MONTHS':
      return monthsLater(now, 6)
    case 'ONE_YEAR':
      return monthsLater(now, 12)
    case 'TWO_YEARS':
      return monthsLater(now, 24)
    case 'FIVE_YEARS':
      return monthsLater(now, 60)
    default:
      return null
  }
}
