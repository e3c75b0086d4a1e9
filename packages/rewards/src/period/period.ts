import { queryAtom, settingQuery } from '@member/api-client'
import { atom } from 'jotai'

/** Both days included, as the calls ask for them. */
export interface Period {
  start: string
  end: string
}

export const spans = ['today', 'yesterday', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const day = 86_400_000

/** The day of Asia/Bangkok at a moment, `YYYY-MM-DD`. */
const dayOf = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 10)

/** The days a span means, seen from a moment; a week is seven days with today. */
export function periodOf(span: Span, now: number): Period {
  const back = { today: 0, yesterday: 1, week: 6, month: 29 }[span]
  return { start: dayOf(now - back * day), end: dayOf(now - (span === 'yesterday' ? day : 0)) }
}

/** From yesterday to today: where today's refund and the last payouts are. */
export const lastDays = (now: number): Period => ({ start: dayOf(now - day), end: dayOf(now) })

/** What holds for everyone; for the server's clock. */
export const settingAtom = queryAtom(settingQuery)

/** How far the phone's clock is behind the server's, which decides what today is. */
const clockAheadAtom = atom((get) => {
  const { data, dataUpdatedAt } = get(settingAtom)
  return data ? Date.parse(data.serverTime) - dataUpdatedAt : undefined
})

/** The server's time now, asked at each reading; undefined until it is known. */
export const clockAtom = atom((get) => {
  const ahead = get(clockAheadAtom)
  return ahead === undefined ? undefined : () => Date.now() + ahead
})

/** Stands where no period is known yet; nothing is asked for it. */
export const noPeriod: Period = { start: '', end: '' }

export const isBackwards = ({ start, end }: Period) => start > end
