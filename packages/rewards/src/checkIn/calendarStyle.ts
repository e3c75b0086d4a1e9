import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { MonthDay } from './monthDays.ts'

const press = keyframes`from { opacity: 0; transform: scale(1.9) rotate(-18deg); } 60% { opacity: 1; } to { transform: none; }`

export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-gap: 6px;
  margin-bottom: 6px;
  color: var(--text-muted);
  font-size: 0.8125rem;
  text-align: center;
`

export const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-gap: 6px;
`

const looks = {
  done: `
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
  `,
  today: `
    border-color: var(--brand);
    background: var(--surface-3);
    box-shadow: 0 0 18px -2px var(--glow);
    color: var(--text);
  `,
  missed: `
    border-color: transparent;
    background: transparent;
    color: var(--text-muted);
  `,
  ahead: `
    border-color: var(--border);
    background: var(--surface-2);
    color: var(--text-muted);
  `,
}

export const Day = styled.li<{ state: MonthDay['state']; from: number }>`
  ${({ from }) => from > 0 && `grid-column-start: ${from + 1};`}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 58px;
  padding: 3px 0 4px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  line-height: 1.3;
  ${({ state }) => looks[state]}
`

export const Number = styled.span`
  font-family: var(--font-display);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`

export const Stamp = styled.span<{ fresh: boolean }>`
  width: 20px;
  height: 20px;
  ${({ fresh }) => !fresh && '&& { animation: none; }'}
  animation: ${press} 0.4s ease-out both;
`

export const Value = styled.span`
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
