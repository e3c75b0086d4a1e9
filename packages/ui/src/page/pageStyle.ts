import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { oneLine } from '../theme/oneLine.ts'
import { desktop } from '../theme/token.ts'

const widths = { narrow: 'var(--narrow, 520px)', usual: 'var(--content)' }

export const Main = styled.main<{ size: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ size }) => widths[size]};
  margin: 0 auto;
  padding: 16px 16px 32px;
  &:focus {
    outline: none;
  }
  ${desktop} {
    padding: 32px 24px 56px;
  }
`

/** Style of a row that stays in view below the top bar and wraps only with large text. */
const atHand = css`
  position: -webkit-sticky;
  position: sticky;
  z-index: 15;
  top: var(--bar-height);
  margin: -16px -16px 8px;
  padding: 6px 16px;
  background: var(--bg);
  & > h1 {
    flex: 0 1 auto;
    /* The width left by back link and tools. */
    max-width: max(40%, calc(100% - 46px - 9rem));
    font-size: 1.25rem;
    ${oneLine}
  }
  ${desktop} {
    margin: -32px -24px 12px;
    padding: 12px 24px;
    /* As wide as the window, without making it wider. */
    box-shadow: 0 0 0 100vw var(--bg);
    clip-path: inset(0 -100vw);
    & > h1 {
      font-size: 1.5rem;
    }
  }
`

export const Head = styled.div<{ sticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 44px;
  margin-bottom: 16px;
  ${desktop} {
    margin-bottom: 24px;
  }
  /* The glyph of the last icon ends at the page's margin. */
  & > button[title]:last-child {
    margin-right: -12px;
  }
  ${({ sticky }) => sticky && atHand}
`

export const Tools = styled.div`
  flex: 1 1 9rem;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  margin-left: 12px;
`

// The glyph, 17 px inside the area to touch, begins at the page's margin; where there is room, the title does.
export const Back = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: 0 4px 0 -16px;
  border-radius: var(--radius-m);
  color: var(--text);
  /* On a phone the area begins at the screen's edge. */
  &:focus {
    outline-offset: -3px;
  }
  @media (min-width: 1200px) {
    margin: 0 -8px 0 -36px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`

// `flex`: with large text, content beside the title wraps below.
export const Title = styled.h1`
  flex: 1 1 6rem;
  min-width: 0;
  word-break: break-word;
  font-size: 1.625rem;
  ${desktop} {
    font-size: 2rem;
  }
  @media (max-width: 359px) {
    font-size: 1.25rem;
  }
`

// `word-break: break-word` is the only option in Safari 12 to break a name without spaces.
export const Intro = styled.div`
  margin: -8px 0 20px;
  color: var(--text-muted);
  word-break: break-word;
  text-wrap: balance;
`
