import type { RunningBreak } from '@member/api-client'
import { t } from './words.ts'

/**
 * Returns the end of a break as text.
 * For an exclusion: the first day on which a return can be requested, or the day of return.
 */
export const lastDayOf = ({ endsAt, overAt, kind }: RunningBreak) => {
  if (endsAt === null) return t.away.forever
  if (kind === 'BREAK') return t.away.until({ time: endsAt })
  return overAt ? t.away.over({ time: overAt }) : t.away.askFrom({ time: endsAt })
}
