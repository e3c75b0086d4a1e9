import styled from '@emotion/styled'
import { DateField, PeriodSelect, Stack } from '@member/ui'
import { useState } from 'react'
import { type Span, spans, isBackwards, type Period, periodOf } from './period.ts'
import { t } from './words.ts'
import { serverClockAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'

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

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px -12px;
  & > * {
    /* Fits a date in any text size. */
    flex: 1 1 8.25rem;
    min-width: 0;
    margin: 0 6px 12px;
  }
`

const Place = styled.div`
  display: flex;
`

export const PeriodPicker = ({ picked }: { picked: ReturnType<typeof usePeriod> }) => {
  const { period, span, isBackwards: endsFirst, today, choose, chooseSpan } = picked
  const { start = '', end = '' } = period ?? {}
  const [isOwn, setOwn] = useState(false)
  // Without the server's day no preset is known; the default one will be used.
  const value = isOwn ? 'days' : (span ?? (period ? 'days' : 'week'))
  return (
    <Stack space={3}>
      <Place>
        <PeriodSelect<Span | 'days'>
          label={t.label}
          value={value}
          isSet={value !== 'week'}
          options={[
            ...spans.map((each) => ({ value: each, label: t.span[each] })),
            { value: 'days', label: t.days },
          ]}
          onChange={(chosen) => {
            setOwn(chosen === 'days')
            if (chosen !== 'days') chooseSpan(chosen)
          }}
        />
      </Place>
      {value === 'days' ? (
        <Days>
          <DateField
            label={t.from}
            value={start}
            max={today}
            error={endsFirst ? t.backwards : undefined}
            onChange={({ target }) => target.value && choose({ start: target.value, end })}
          />
          <DateField
            label={t.to}
            value={end}
            max={today}
            onChange={({ target }) => target.value && choose({ start, end: target.value })}
          />
        </Days>
      ) : null}
    </Stack>
  )
}
