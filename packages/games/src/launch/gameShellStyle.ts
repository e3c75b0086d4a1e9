import { oneLine } from '@member/ui'
import styled from '@emotion/styled'

export const Root = styled.div`
  position: fixed;
  z-index: 45;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  background: #08060d;
  &:focus {
    outline: none;
  }
`

export const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 8px;
  padding-top: env(safe-area-inset-top, 0px);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
`

export const Leave = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 10px 0 6px;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--text);
  font-size: 0.9375rem;
  cursor: pointer;
  & > svg {
    margin-right: 4px;
  }
`

export const Name = styled.strong`
  flex: 1 1 0%;
  min-width: 0;
  margin: 0 8px;
  font-family: var(--font-display);
  font-weight: 500;
  ${oneLine}
  @media (max-width: 599px) {
    visibility: hidden;
    margin-right: 0;
    margin-left: 0;
  }
`

export const Figure = styled.div`
  flex: none;
  line-height: 1.2;
  text-align: right;
  &:last-child {
    margin-right: 8px;
  }
  & > small {
    display: block;
    color: var(--text-muted);
    font-size: 0.75rem;
  }
`

export const Pay = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-left: 12px;
  padding: 0 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--text);
  cursor: pointer;
  & > svg {
    margin-right: 6px;
  }
  @media (max-width: 359px) {
    & > span {
      display: none;
    }
  }
`

export const Game = styled.iframe`
  flex: 1 1 auto;
  width: 100%;
  min-height: 0;
`

export const Cover = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  padding: 24px;
  background: rgba(4, 3, 8, 0.82);
`

export const Note = styled.div`
  width: 100%;
  max-width: 400px;
  margin: auto;
  padding: 20px;
  border-radius: var(--radius-l);
  background: var(--surface-2);
  & h3,
  & p {
    text-align: center;
  }
`

export const Wait = styled.div`
  position: absolute;
  top: 40%;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  color: #b9b2c6;
  pointer-events: none;
`
