import styled from '@emotion/styled'
import { DateField, Stack } from '@member/ui'
import { spans } from './period.ts'
import { th } from './th.ts'
import type { usePeriod } from './usePeriod.ts'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > button {
    flex: 1 1 auto;
    min-height: 44px;
    margin: 4px;
    padding: 0 14px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-m);
    background: var(--surface-2);
    white-space: nowrap;
  }
  & > button[aria-pressed='true'] {
    border-color: var(--brand-text);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
`

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px -12px;
  & > * {
    /* A whole date, in letters as large as they are. */
    flex: 1 1 8.25rem;
    min-width: 0;
    margin: 0 6px 12px;
  }
`

/** The days looked at: four usual spans, or any two days. */
export const PeriodPicker = ({ picked }: { picked: ReturnType<typeof usePeriod> }) => {
  const { period, span, isBackwards, today, choose, chooseSpan } = picked
  const { start = '', end = '' } = period ?? {}
  return (
    <Stack space={3}>
      <Chips role="group" aria-label={th.label}>
        {spans.map((each) => (
          <button key={each} type="button" aria-pressed={span === each} onClick={() => chooseSpan(each)}>
            {th.span[each]}
          </button>
        ))}
      </Chips>
      <Days>
        <DateField
          label={th.from}
          value={start}
          max={today}
          error={isBackwards ? th.backwards : undefined}
          onChange={({ target }) => target.value && choose({ start: target.value, end })}
        />
        <DateField
          label={th.to}
          value={end}
          max={today}
          onChange={({ target }) => target.value && choose({ start, end: target.value })}
        />
      </Days>
    </Stack>
  )
}
