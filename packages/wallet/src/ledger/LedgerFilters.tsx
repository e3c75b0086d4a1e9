import styled from '@emotion/styled'
import { ledgerFilters } from '@member/api-client'
import { Card, DateField, desktop, Icon, IconButton, VisuallyHidden } from '@member/ui'
import { type FormEvent, useState } from 'react'
import { isBackwards, type LedgerView, type Period, periods } from './filter.ts'
import { t } from './words.ts'

/** One line that can be swiped sideways; on a phone its edge shows that more kinds follow. */
const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  margin: 0 -16px;
  padding: 2px 16px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > * {
    flex: none;
  }
  & > * + * {
    margin-left: 8px;
  }
  ${desktop} {
    flex-wrap: wrap;
    margin: -4px 0;
    padding: 0;
    & > * {
      margin: 4px 8px 4px 0;
    }
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
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
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  @media (hover: hover) {
    &:not([aria-pressed='true']):hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`

const PeriodPill = styled.label<{ isSet: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid ${({ isSet }) => (isSet ? 'var(--brand-strong)' : 'var(--border)')};
  border-radius: 999px;
  background: var(--surface-1);
  color: ${({ isSet }) => (isSet ? 'var(--brand-text)' : 'var(--text)')};
  & > svg {
    position: absolute;
    left: 12px;
    pointer-events: none;
  }
  & > svg:last-of-type {
    right: 12px;
    left: auto;
  }
  & > select {
    min-height: 42px;
    padding: 4px 36px 4px 38px;
    border: 0;
    border-radius: 999px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 500;
    appearance: none;
    -webkit-appearance: none;
    cursor: pointer;
  }
  & option {
    background: var(--surface-1);
    color: var(--text);
  }
`

const Search = styled.form`
  display: flex;
  align-items: center;
  border: 1px solid var(--border-strong);
  border-radius: 999px;
  background: var(--surface-1);
  & > svg {
    flex: none;
    margin-left: 14px;
    color: var(--text-muted);
  }
  &:focus-within {
    border-color: var(--brand-strong);
    box-shadow: 0 0 0 1px var(--brand-strong);
  }
  & > input {
    flex: 1 1 auto;
    min-width: 0;
    min-height: 44px;
    padding: 4px 10px;
    border: 0;
    background: transparent;
    color: var(--text);
    font: inherit;
    outline: none;
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

/** Period and search, and the kinds below; a search takes the place of both, custom days appear below them. */
export const LedgerFilters = ({ view, onChange }: Props) => {
  const { kind, period, from = '', to = '', words } = view
  const [isSearching, setSearching] = useState(words !== '')
  const choosePeriod = (wanted: string) => {
    const next: Period = periods.find((one) => one === wanted) ?? 'all'
    onChange({ period: next, ...(next !== 'days' && { from: undefined, to: undefined }) })
  }
  return (
    <>
      {isSearching ? (
        <SearchLine
          words={words}
          onSearch={(text) => onChange({ words: text })}
          onClose={() => {
            setSearching(false)
            if (words) onChange({ words: '' })
          }}
        />
      ) : (
        <Top>
          <PeriodPill isSet={period !== 'all'}>
            <Icon name="calendar" size={18} />
            <VisuallyHidden>{t.periodLabel}</VisuallyHidden>
            <select value={period} onChange={({ target }) => choosePeriod(target.value)}>
              {periods.map((one) => (
                <option key={one} value={one}>
                  {t.period[one]}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </PeriodPill>
          <IconButton icon="search" label={t.search} onClick={() => setSearching(true)} />
        </Top>
      )}
      {isSearching ? null : (
        <Line role="group" aria-label={t.filters}>
          <Chip type="button" aria-pressed={kind === undefined} onClick={() => onChange({ kind: undefined })}>
            {t.all}
          </Chip>
          {ledgerFilters.map((one) => (
            <Chip key={one} type="button" aria-pressed={kind === one} onClick={() => onChange({ kind: one })}>
              {t.filter[one]}
            </Chip>
          ))}
        </Line>
      )}
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

interface SearchProps {
  words: string
  onSearch: (words: string) => void
  onClose: () => void
}

const SearchLine = ({ words, onSearch, onClose }: SearchProps) => {
  const [text, setText] = useState(words)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <Search role="search" onSubmit={send}>
      <Icon name="search" size={18} />
      <input
        // The press that opened it asked for this field.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={words === ''}
        type="search"
        enterKeyHint="search"
        aria-label={t.search}
        placeholder={t.searchHint}
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onSearch(text.trim())}
      />
      <IconButton icon="close" label={t.searchClose} onClick={onClose} />
    </Search>
  )
}
