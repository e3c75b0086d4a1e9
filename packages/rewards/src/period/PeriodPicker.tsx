import styled from '@emotion/styled'
import { DateField, PeriodSelect, Stack } from '@member/ui'
import { useState } from 'react'
import { type Span, spans } from './period.ts'
import { t } from './words.ts'
import type { usePeriod } from './usePeriod.ts'

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
  const { period, span, isBackwards, today, choose, chooseSpan } = picked
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
            error={isBackwards ? t.backwards : undefined}
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
