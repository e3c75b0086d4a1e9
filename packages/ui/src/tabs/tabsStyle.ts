import styled from '@emotion/styled'

export const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  padding: 4px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`

export const Tab = styled.button`
  flex: 1 0 auto;
  min-height: 44px;
  padding: 4px 16px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-muted);
  font-family: var(--font-display);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  & + & {
    margin-left: 4px;
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
