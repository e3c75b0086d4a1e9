import type { RunningBreak } from '@member/api-client'
import { t } from './words.ts'

/** End of a break as text. After an exclusion: the first day to request a return, or the day of return. */
export const lastDayOf = ({ endsAt, overAt, kind }: RunningBreak) => {
  if (endsAt === null) return t.away.forever
  if (kind === 'BREAK') return t.away.until({ time: endsAt })
  return overAt ? t.away.over({ time: overAt }) : t.away.askFrom({ time: endsAt })
}
