import styled from '@emotion/styled'
import { ledgerFilters } from '@member/api-client'
import { Card, DateField, desktop, IconButton, PeriodSelect, scrollSideways } from '@member/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { isBackwards, type LedgerView, type Period, periods } from './filter.ts'
import { LedgerSearch } from './LedgerSearch.tsx'
import { t } from './words.ts'

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-gap: 12px;
    padding: 16px;
    border: 1px solid var(--border);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }
`

/** Row of filters: scrolls sideways on a phone, wraps on a desktop. */
const Line = styled.div<{ isSearching: boolean }>`
  position: relative;
  display: ${({ isSearching }) => (isSearching ? 'none' : 'flex')};
  align-items: center;
  margin: 0 -16px;
  padding: 2px 16px;
  ${scrollSideways}
  & > * {
    flex: none;
  }
  & > * + * {
    margin-left: 8px;
  }
  ${desktop} {
    display: flex;
    flex-wrap: wrap;
    margin: -4px;
    padding: 0;
    & > button {
      margin: 4px;
    }
  }
`

const Top = styled.div<{ isSearching: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > form {
    display: ${({ isSearching }) => (isSearching ? 'flex' : 'none')};
  }
  & > label,
  & > button {
    display: ${({ isSearching }) => (isSearching ? 'none' : 'flex')};
  }
  /* Its glyph is above the chevrons of the rows, which on a phone reach from edge to edge. */
  @media (max-width: 599px) {
    & > button {
      margin-right: -11px;
    }
  }
  ${desktop} {
    & > form,
    & > label {
      display: flex;
    }
    & > form {
      margin-left: 8px;
    }
    & > button {
      display: none;
    }
  }
`

const Chip = styled.button`
  min-height: 44px;
  padding: 4px 14px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-1);
  color: var(--text);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  @media (hover: hover) {
    &:not([aria-pressed='true']):hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 12px;
`

interface Props {
  view: LedgerView
  onChange: (part: Partial<LedgerView>) => void
}

export const LedgerFilters = ({ view, onChange }: Props) => {
  const { kind, period, from = '', to = '', words } = view
  const [isSearching, setSearching] = useState(words !== '')
  const field = useRef<HTMLInputElement>(null)
  const pressed = useRef(false)
  // The press that opened the search also focuses its field.
  useLayoutEffect(() => {
    if (isSearching && pressed.current) field.current?.focus()
  }, [isSearching])
  const choosePeriod = (next: Period) => {
    onChange({ period: next, ...(next !== 'days' && { from: undefined, to: undefined }) })
  }
  return (
    <>
      <Panel>
        <Top isSearching={isSearching}>
          <PeriodSelect
            label={t.periodLabel}
            value={period}
            isSet={period !== 'all'}
            options={periods.map((one) => ({ value: one, label: t.period[one] }))}
            onChange={choosePeriod}
          />
          <LedgerSearch
            ref={field}
            words={words}
            isOpen={isSearching}
            onSearch={(text) => onChange({ words: text })}
            onClose={() => {
              setSearching(false)
              if (words) onChange({ words: '' })
            }}
          />
          <IconButton
            icon="search"
            label={t.search}
            onClick={() => {
              pressed.current = true
              setSearching(true)
            }}
          />
        </Top>
        <Line role="group" aria-label={t.filters} isSearching={isSearching}>
          <Chip type="button" aria-pressed={kind === undefined} onClick={() => onChange({ kind: undefined })}>
            {t.all}
          </Chip>
          {ledgerFilters.map((one) => (
            <Chip key={one} type="button" aria-pressed={kind === one} onClick={() => onChange({ kind: one })}>
              {t.filter[one]}
            </Chip>
          ))}
        </Line>
      </Panel>
      {period === 'days' ? (
        <Card aria-label={t.periodLabel}>
          <Days>
            <DateField
              label={t.from}
              value={from}
              max={to || undefined}
              error={isBackwards(view) ? t.rangeFault : undefined}
              onChange={({ target }) => onChange({ from: target.value })}
            />
            <DateField
              label={t.to}
              value={to}
              min={from || undefined}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          </Days>
        </Card>
      ) : null}
    </>
  )
}
