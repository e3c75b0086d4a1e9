import styled from '@emotion/styled'
import * as modal from './modalStyle.ts'

export const Panel = styled(modal.Panel)`
  width: 320px;
  max-width: calc(100% - 56px);
  height: 100%;
  padding: 8px 16px 24px;
  padding-top: calc(8px + env(safe-area-inset-top, 0px));
  overflow-y: auto;
  border-right: 1px solid var(--border);
  animation-name: slide;
  -webkit-overflow-scrolling: touch;
`

export const WidePanel = styled(Panel)`
  width: 440px;
  max-width: 100%;
  margin-left: auto;
  padding-bottom: calc(24px + env(safe-area-inset-bottom, 0px));
  border-right: 0;
  border-left: 1px solid var(--border);
  animation-name: rise;
`

export const Head = styled(modal.Head)`
  align-items: center;
  min-height: 52px;
  margin-right: -8px;
  margin-bottom: 8px;
  & > h2 {
    padding: 0;
    font-size: 1.125rem;
  }
`
