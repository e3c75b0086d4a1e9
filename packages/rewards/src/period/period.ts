import { bangkokDay } from '@member/ui'

/** First and last day of a period (`YYYY-MM-DD`), both included. */
export interface Period {
  start: string
  end: string
}

export const spans = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const
export type Span = (typeof spans)[number]

const day = 86_400_000

/**
 * Returns the days of a preset period at the time `now` (ms).
 * `week` is 7 days and `month` 30, including today; `thisMonth` (until today) and `lastMonth` are calendar months.
 */
export function periodOf(span: Span, now: number): Period {
  const first = `${bangkokDay(now).slice(0, 8)}01`
  if (span === 'thisMonth') return { start: first, end: bangkokDay(now) }
  if (span === 'lastMonth') {
    // At noon it is the same day in any time zone.
    const end = bangkokDay(Date.parse(`${first}T12:00:00+07:00`) - day)
    return { start: `${end.slice(0, 8)}01`, end }
  }
  const back = { today: 0, yesterday: 1, week: 6, month: 29 }[span]
  return { start: bangkokDay(now - back * day), end: bangkokDay(now - (span === 'yesterday' ? day : 0)) }
}

/** Returns the period of yesterday and today. */
export const lastDays = (now: number): Period => ({ start: bangkokDay(now - day), end: bangkokDay(now) })

/** Placeholder while the period is unknown; queries are then disabled. */
export const noPeriod: Period = { start: '', end: '' }

export const isBackwards = ({ start, end }: Period) => start > end
