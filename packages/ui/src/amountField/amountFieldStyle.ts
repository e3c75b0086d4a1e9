import styled from '@emotion/styled'
import { Input } from '../field/TextField.tsx'
import { desktop, tablet } from '../theme/token.ts'

const largeText = '@media (max-width: 15em)'

const props = { shouldForwardProp: (prop: string) => prop !== 'led' && prop !== 'large' }

/** `led`: the unit is before the amount. */
export const Figures = styled(Input, props)<{ led: boolean }>`
  min-height: 64px;
  ${({ led }) => (led ? 'padding-left: 40px' : 'padding-right: 72px')};
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  ${largeText} {
    ${({ led }) =>
      led ? 'padding-right: 12px; padding-left: 1.75rem' : 'padding-right: 3.25rem; padding-left: 12px'};
    font-size: 1.25rem;
  }
`

export const Unit = styled('span', props)<{ led: boolean }>`
  position: absolute;
  ${({ led }) => (led ? 'left' : 'right')}: 16px;
  color: var(--text-muted);
  pointer-events: none;
  ${({ led }) => led && 'font-family: var(--font-display); font-size: 1.375rem;'}
  ${largeText} {
    ${({ led }) => (led ? 'left' : 'right')}: 12px;
  }
`

const twoPerLine = `
  &&& > * {
    flex-basis: 40%;
    min-width: 3.75rem;
    min-height: 56px;
    padding: 4px;
    font-size: 1.125rem;
  }
`

/** Row of quick amounts: three per line, but two per line if there are four. */
export const Choices = styled('div', props)<{ large?: boolean | undefined }>`
  display: flex;
  flex-wrap: wrap;
  margin: 8px -4px -4px;
  & > * {
    flex: 1 1 28%;
    min-width: 3.75rem;
  }
  & > :first-of-type:nth-last-of-type(4),
  & > :first-of-type:nth-last-of-type(4) ~ * {
    flex-basis: 40%;
  }
  /* Five in one row, where three and two would be of unequal width. */
  ${tablet} {
    & > :first-of-type:nth-last-of-type(5),
    & > :first-of-type:nth-last-of-type(5) ~ * {
      flex-basis: 12%;
      min-width: auto;
      padding: 4px 10px;
    }
  }
  ${desktop} {
    ${({ large }) => large && twoPerLine}
  }
`

export const Choice = styled.button`
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
  white-space: nowrap;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--brand-strong);
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
