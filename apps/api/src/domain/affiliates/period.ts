import { invalid } from '../../http/refusals.ts'
import { day, dayStart } from '../../values/bangkok.ts'
import { t } from './words.ts'

/**
 * Returns the start of the first day and the end of the last, in Bangkok. Throws a refusal if a day is invalid
 * the last day is before the first, or they are more than 366 days apart.
 */
export function period({ start, end }: { start: string; end: string }) {
  const from = dayStart(start)
  const last = dayStart(end)
  if (!from || !last || last < from || last.getTime() - from.getTime() > 366 * day)
    throw invalid({ end: t.period })
  return { from, until: new Date(last.getTime() + day) }
}
