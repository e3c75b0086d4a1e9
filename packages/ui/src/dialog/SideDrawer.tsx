import { type ReactNode, useDeferredValue } from 'react'
import { Modal } from './Modal.tsx'
import { Shade } from './modalStyle.ts'
import styled from '@emotion/styled'
import * as modal from './modalStyle.ts'

const Panel = styled(modal.Panel)`
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

const WidePanel = styled(Panel)`
  width: 440px;
  max-width: 100%;
  margin-left: auto;
  padding-bottom: calc(24px + env(safe-area-inset-bottom, 0px));
  border-right: 0;
  border-left: 1px solid var(--border);
  animation-name: rise;
`

const Head = styled(modal.Head)`
  align-items: center;
  min-height: 52px;
  margin-right: -8px;
  margin-bottom: 8px;
  & > h2 {
    padding: 0;
    font-size: 1.125rem;
  }
`

export interface SideDrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** True for a drawer at the right edge, as wide as a phone. */
  wide?: boolean
  children: ReactNode
}

const look = { Shade, Panel, Head }
const wideLook = { Shade, Panel: WidePanel, Head }

/** Menu that slides in from the left, or with `wide` from the right. */
export const SideDrawer = ({ open, onClose, title, wide = false, children }: SideDrawerProps) => {
  // The panel responds at once; its content renders while it slides in.
  const slidesIn = useDeferredValue(open)
  return open ? (
    <Modal look={wide ? wideLook : look} title={title} onClose={onClose}>
      {slidesIn ? children : null}
    </Modal>
  ) : null
}
