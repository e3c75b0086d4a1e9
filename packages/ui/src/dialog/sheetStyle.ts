import styled from '@emotion/styled'
import { desktop } from '../theme/token.ts'

/** Over a game, under a dialog that must be answered. */
export const SheetShade = styled.div`
  position: fixed;
  z-index: 50;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  align-items: flex-end;
  padding-top: 48px;
  /* Fades in behind the panel: what is to be read is there at the first frame. */
  &::before {
    content: '';
    position: fixed;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: rgba(0, 0, 0, 0.6);
    animation: appear 0.2s;
  }
  ${desktop} {
    align-items: stretch;
    justify-content: flex-end;
    padding: 0;
  }
`

export const SheetPanel = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  overflow: hidden;
  border-top: 1px solid var(--border);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--surface-2);
  animation: rise 0.25s ease-out;
  &:focus {
    outline: none;
  }
  ${desktop} {
    width: 480px;
    border-top: 0;
    border-left: 1px solid var(--border);
    border-radius: 0;
  }
`

export const SheetHead = styled.div`
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  padding: 8px 8px 8px 16px;
  & > h2 {
    min-width: 0;
    padding: 7px 0;
    font-size: 1.25rem;
  }
`

export const SheetBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 4px 16px 24px;
  padding-bottom: calc(24px + env(safe-area-inset-bottom, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-overflow-scrolling: touch;
`
