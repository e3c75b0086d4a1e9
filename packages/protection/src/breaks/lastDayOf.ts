import type { Away } from '@member/api-client'
import { t } from './words.ts'

/** When a break is over, in words. */
export const lastDayOf = ({ endsAt, overAt, kind }: Away) => {
  if (endsAt === null) return t.away.forever
  if (kind === 'EXCLUSION' && overAt) return t.away.over({ time: overAt })
  return t.away.until({ time: endsAt })
}
