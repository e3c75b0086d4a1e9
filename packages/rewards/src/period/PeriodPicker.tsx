import styled from '@emotion/styled'
import { DateField, Stack } from '@member/ui'
import { spans } from './period.ts'
import { t } from './words.ts'
import type { usePeriod } from './usePeriod.ts'

const Chips = styled.div`
  display: grid;
  /* Two or three in a row, and one where letters are large: no row has one of its own. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  grid-gap: 8px;
  @media (min-width: 440px) {
    grid-template-columns: repeat(auto-fit, minmax(max(5rem, 30%), 1fr));
  }
  & > button {
    min-height: 44px;
    padding: 0 8px;
    border: 1px solid var(--control-edge);
    border-radius: var(--radius-m);
    background: var(--control);
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

/** The days looked at: six usual spans, or any two days. */
export const PeriodPicker = ({ picked }: { picked: ReturnType<typeof usePeriod> }) => {
  const { period, span, isBackwards, today, choose, chooseSpan } = picked
  const { start = '', end = '' } = period ?? {}
  return (
    <Stack space={3}>
      <Chips role="group" aria-label={t.label}>
        {spans.map((each) => (
          <button key={each} type="button" aria-pressed={span === each} onClick={() => chooseSpan(each)}>
            {t.span[each]}
          </button>
        ))}
      </Chips>
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
    </Stack>
  )
}
