import styled from '@emotion/styled'
import { Input } from '../field/TextField.tsx'

export const Figures = styled(Input)`
  min-height: 64px;
  padding-right: 72px;
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`

export const Unit = styled.span`
  position: absolute;
  right: 16px;
  color: var(--text-muted);
  pointer-events: none;
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 8px -4px -4px;
`

/** Each row is filled, however many stand in it; the last of five has another beside it. */
export const Choice = styled.button`
  flex: 1 1 6rem;
  margin: 4px;
  min-height: 44px;
  padding: 4px;
  border: 1px solid var(--control-edge);
  border-radius: var(--radius-s);
  background: var(--control);
  color: var(--text);
  font-family: var(--font-display);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:first-of-type:nth-last-of-type(5),
  &:first-of-type:nth-last-of-type(5) ~ button {
    flex-basis: max(4.75rem, 26%);
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--border-strong);
    }
  }
`
