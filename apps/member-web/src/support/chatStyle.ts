import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** Above the bottom bar on a phone, in the corner on a desktop. */
export const Bubble = styled.button`
  position: fixed;
  z-index: 15;
  right: 16px;
  bottom: calc(var(--bar-height) + 16px);
  bottom: calc(var(--bar-height) + 16px + env(safe-area-inset-bottom, 0px));
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border: 1px solid var(--border-strong);
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--brand-text);
  box-shadow: 0 6px 20px var(--shadow);
  ${desktop} {
    bottom: 24px;
    right: 24px;
  }
`

export const Panel = styled.section`
  position: fixed;
  z-index: 30;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  height: 82vh;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--surface-1);
  box-shadow: 0 -8px 40px var(--shadow);
  &[hidden] {
    display: none;
  }
  &:focus {
    outline: none;
  }
  ${desktop} {
    right: 24px;
    bottom: 88px;
    left: auto;
    width: 380px;
    height: 560px;
    max-height: calc(100vh - 120px);
    border-radius: var(--radius-l);
  }
`

export const PanelHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 4px 4px 4px 16px;
  border-bottom: 1px solid var(--border);
`
