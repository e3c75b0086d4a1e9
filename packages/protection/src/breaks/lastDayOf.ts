import type { RunningBreak } from '@member/api-client'
import { t } from './words.ts'

/** End of a break as text; an exclusion needs a request besides. */
export const lastDayOf = ({ endsAt, overAt, kind }: RunningBreak) => {
  if (endsAt === null) return t.away.forever
  if (kind === 'BREAK') return t.away.until({ time: endsAt })
  return overAt ? t.away.over({ time: overAt }) : t.away.askFrom({ time: endsAt })
}
