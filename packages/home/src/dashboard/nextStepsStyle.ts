import { desktop } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'

export const Line = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px 4px;
  overflow-x: auto;
  -webkit-overflow-scrolling: touch;
  & > li {
    flex: 1 0 13.5rem;
    max-width: 20rem;
  }
  & > li:only-of-type {
    max-width: none;
  }
  & > li ~ li {
    margin-left: 10px;
  }
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-gap: 10px;
    margin: 0;
    padding: 0;
    overflow: visible;
    /* Three per row; a shorter last row is as wide as the others. */
    & > li {
      grid-column: span 2;
      max-width: none;
    }
    & > li:first-of-type:nth-last-of-type(4),
    & > li:first-of-type:nth-last-of-type(4) ~ li,
    & > li:nth-of-type(3n + 1):nth-last-of-type(2),
    & > li:nth-of-type(3n + 1):nth-last-of-type(2) ~ li {
      grid-column: span 3;
    }
    & > li:nth-of-type(3n + 1):last-of-type:not(:nth-of-type(4)) {
      grid-column: span 6;
    }
    & > li ~ li {
      margin-left: 0;
    }
  }
`

export const Step = styled(Link)`
  display: flex;
  align-items: center;
  height: 100%;
  min-height: 76px;
  padding: 8px 12px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
  & > svg {
    flex: none;
    width: 56px;
    height: auto;
    margin-right: 12px;
  }
  & > span {
    min-width: 0;
  }
  & strong,
  & small {
    display: block;
  }
  & strong {
    font-family: var(--font-display);
    font-weight: 500;
    line-height: 1.4;
  }
  & small {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`
