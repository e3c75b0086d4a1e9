import { css } from '@emotion/react'
import styled from '@emotion/styled'

// All of them at once, however many the brand has: rows of four on a phone, of fewer in large letters, one row on a desktop.
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(4rem, 22%), 1fr));
  grid-gap: 8px;
  @media (min-width: 600px) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`

export const tile = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 10px 2px 8px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  font-family: var(--font-display);
  font-size: 0.9375rem;
  text-align: center;
  text-decoration: none;
  & > span {
    max-width: 100%;
    overflow-wrap: break-word;
  }
  & > svg,
  & > div {
    width: 72px;
    max-width: 90%;
    margin-bottom: 6px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`
