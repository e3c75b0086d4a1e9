import { css } from '@emotion/react'
import styled from '@emotion/styled'

// One row that scrolls on a phone, the whole width on a desktop.
export const Strip = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 4px 16px 8px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    flex: 1 0 96px;
    min-width: 0;
  }
  & > li + li {
    margin-left: 10px;
  }
  @media (min-width: 960px) {
    margin: 0;
    padding: 4px 0 8px;
  }
`

export const tile = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 12px 8px 10px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  font-family: var(--font-display);
  font-size: 15px;
  text-align: center;
  text-decoration: none;
  & > svg {
    width: 64px;
    margin-bottom: 6px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`
