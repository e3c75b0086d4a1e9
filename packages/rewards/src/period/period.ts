import { bangkokDay } from '@member/ui'

/** Both days included, as the calls ask for them. */
export interface Period {
  start: string
  end: string
}

export const spans = ['today', 'yesterday', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const day = 86_400_000

/** The days a span means, seen from a moment; a week is seven days with today. */
export function periodOf(span: Span, now: number): Period {
  const back = { today: 0, yesterday: 1, week: 6, month: 29 }[span]
  return { start: bangkokDay(now - back * day), end: bangkokDay(now - (span === 'yesterday' ? day : 0)) }
}

/** From yesterday to today: where today's refund and the last payouts are. */
export const lastDays = (now: number): Period => ({ start: bangkokDay(now - day), end: bangkokDay(now) })

/** Stands where no period is known yet; nothing is asked for it. */
export const noPeriod: Period = { start: '', end: '' }

export const isBackwards = ({ start, end }: Period) => start > end
