import { serverClockAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'
import { isBackwards, type Period, periodOf, type Span, spans } from './period.ts'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const clock = useAtomValue(serverClockAtom)
  const [start, end] = [search.get('start'), search.get('end')]
  const chosen = isDay(start) && isDay(end) ? { start, end } : undefined
  const now = clock?.()
  const period = chosen ?? (now === undefined ? undefined : periodOf('week', now))
  const span =
    now === undefined || !period
      ? undefined
      : spans.find((each) => {
          const one = periodOf(each, now)
          return one.start === period.start && one.end === period.end
        })

  const choose = (next: Period) => {
    const changed = new URLSearchParams(search)
    changed.set('start', next.start)
    changed.set('end', next.end)
    setSearch(changed)
  }
  const chooseSpan = (next: Span) => {
    if (now !== undefined) choose(periodOf(next, now))
  }
  return {
    period,
    span,
    /** True if the period's last day is before its first; such a period is never fetched. */
    isBackwards: period !== undefined && isBackwards(period),
    today: now === undefined ? undefined : periodOf('today', now).end,
    choose,
    chooseSpan,
  }
}
