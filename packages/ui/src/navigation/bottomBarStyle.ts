import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { stackRoom } from '../theme/oneLine.ts'
import { desktop } from '../theme/token.ts'

export const Room = styled.div`
  height: calc(var(--bar-height) + 12px);
  height: calc(var(--bar-height) + 12px + env(safe-area-inset-bottom, 0px));
  ${desktop} {
    display: none;
  }
`

export const Root = styled.nav`
  position: fixed;
  z-index: 20;
  left: 0;
  right: 0;
  bottom: 0;
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  box-shadow: 0 -8px 24px var(--shadow);
  ${desktop} {
    display: none;
  }
`

export const Items = styled.ul`
  display: flex;
  max-width: 560px;
  margin: 0 auto;
  & > li {
    flex: 1 1 0%;
    min-width: 0;
  }
`

export const Item = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  height: var(--bar-height);
  padding: 4px 2px 6px;
  color: var(--text-muted);
  font-size: min(0.8125rem, 4.2vw);
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  & > span:last-of-type {
    max-width: 100%;
    overflow: hidden;
    overflow-wrap: break-word;
    ${stackRoom}
  }
  &[aria-current='page'] {
    color: var(--brand-text);
    box-shadow: inset 0 3px 0 var(--brand-strong);
  }
  &:focus {
    outline-offset: -3px;
  }
`

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`

/** Wrapper that hides its content while `isAwaited`, but for 4 s at most. */
export const Awaited = styled('span', { shouldForwardProp: (prop) => prop !== 'isAwaited' })<{
  isAwaited: boolean
}>`
  animation: ${({ isAwaited }) => (isAwaited ? appear : 'none')} 0.01s 4s both;
`

// No higher than the bar, so that it covers nothing, and clear of the tone marks of a label in one line.
export const Centre = styled.span`
  position: absolute;
  top: 2px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--brand);
  background-image: linear-gradient(160deg, var(--brand), var(--brand-strong));
  color: var(--on-brand);
`
