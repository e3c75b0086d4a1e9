import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** Button of the chat: after the page's content on a phone, in the corner on a desktop. */
export const Bubble = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: max-content;
  min-height: 52px;
  max-width: calc(100% - 32px);
  margin: 0 auto 24px;
  padding: 0 20px;
  border: 1px solid var(--border);
  border-radius: 26px;
  background: var(--surface-3);
  color: var(--text);
  & > svg {
    color: var(--brand-text);
  }
  & > span {
    margin-left: 10px;
  }
  ${desktop} {
    position: fixed;
    z-index: 15;
    right: 24px;
    bottom: 24px;
    width: 52px;
    margin: 0;
    padding: 0;
    box-shadow: 0 6px 20px var(--shadow);
    & > span {
      display: none;
    }
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
