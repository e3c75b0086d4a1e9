import styled from '@emotion/styled'

export const Count = styled.p`
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** What stays in view while its successor is on its way. Grey and not pale, for it is still read. */
export const Stale = styled.div<{ stale: boolean }>`
  filter: ${({ stale }) => (stale ? 'grayscale(1)' : 'none')};
`

/** What stays at hand while the list scrolls under it. */
export const Tools = styled.div`
  position: -webkit-sticky;
  position: sticky;
  z-index: 10;
  top: var(--bar-height);
  margin: 0 -16px;
  padding: 8px 16px;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`

/** One line of choices that slides. */
export const Slide = styled.div`
  display: flex;
  margin: 8px -16px 0;
  padding: 0 16px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`

export const Choice = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
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
