import type { Away } from '@member/api-client'
import { t } from './words.ts'

/** When a break is over, in words; an exclusion does not end by its day alone. */
export const lastDayOf = ({ endsAt, overAt, kind }: Away) => {
  if (endsAt === null) return t.away.forever
  if (kind === 'BREAK') return t.away.until({ time: endsAt })
  return overAt ? t.away.over({ time: overAt }) : t.away.askFrom({ time: endsAt })
}
