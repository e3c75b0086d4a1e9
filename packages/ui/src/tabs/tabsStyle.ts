import styled from '@emotion/styled'

/** Row of tabs, which wrap on a narrow phone or with large text. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
`

export const Tab = styled.button`
  flex: 1 0 auto;
  min-height: 44px;
  margin: 2px;
  padding: 4px 8px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-muted);
  font-family: var(--font-display);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  @media (max-width: 359px) {
    padding: 4px;
    font-size: 0.9375rem;
  }
  &[aria-selected='true'] {
    background: var(--surface-3);
    color: var(--text);
    box-shadow: inset 0 -2px 0 var(--brand);
  }
  &:focus {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
`

export const Panel = styled.div`
  margin-top: 16px;
`
