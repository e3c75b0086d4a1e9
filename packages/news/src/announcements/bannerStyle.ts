import { desktop } from '@member/ui'
import styled from '@emotion/styled'

export const Row = styled.ul`
  display: flex;
  margin: 0 -16px;
  padding: 0 16px 8px;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding: 0 16px;
  -webkit-overflow-scrolling: touch;
  & > li {
    flex: 0 0 auto;
    width: 84%;
    max-width: 360px;
    scroll-snap-align: start;
  }
  & > li + li {
    margin-left: 12px;
  }
  & > li:only-of-type {
    width: 100%;
    max-width: 560px;
  }
  /* Within its column. */
  ${desktop} {
    margin: 0;
    padding: 0 0 8px;
    scroll-padding: 0;
    & > li {
      flex: 1 1 0%;
      min-width: 320px;
      max-width: calc(50% - 6px);
    }
  }
`

export const Card = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--card-edge);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  text-align: left;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      border-color: var(--border-strong);
    }
  }
`

/** Room for a title of two lines. */
export const Words = styled.span`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 4.25rem;
  padding: 10px 16px;
  & > span {
    flex: none;
    margin-left: 12px;
    color: var(--brand-text);
    font-size: 0.875rem;
  }
`

export const Title = styled.strong`
  display: block;
  min-width: 0;
  font-family: var(--font-display);
  font-weight: 500;
  line-height: 1.5;
`
