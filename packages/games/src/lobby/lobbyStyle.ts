import { scrollSideways } from '@member/ui'
import styled from '@emotion/styled'

export const Count = styled.p`
  margin-bottom: 4px;
  color: var(--text-muted);
  font-size: 0.8125rem;
`

export const Stale = styled.div<{ stale: boolean }>`
  filter: ${({ stale }) => (stale ? 'grayscale(1)' : 'none')};
`

export const Choices = styled.div`
  margin-bottom: -12px;
`

export const Group = styled.div`
  display: flex;
  /* A selected one has another class. */
  & > * + * {
    margin-left: 8px;
  }
`

export const Slide = styled.div`
  display: flex;
  margin: 8px -16px 0;
  padding: 0 16px;
  ${scrollSideways}
`

export const Choice = styled.button<{ round?: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.9375rem;
  white-space: nowrap;
  cursor: pointer;
  & + & {
    margin-left: 8px;
  }
  & > svg {
    margin-right: 6px;
  }
  /* The cross that deselects. */
  &[aria-label] > svg {
    margin: 0 -4px 0 6px;
  }
  ${({ round }) => round && '&& { justify-content: center; width: 44px; padding: 0; } && > svg { margin: 0; }'}
  & > small {
    margin-left: 8px;
    color: var(--warn);
    font-size: 0.8125rem;
  }
  &[aria-pressed='true'] {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
  &:focus {
    outline-offset: -3px;
  }
`
