import { type ReactNode, useDeferredValue } from 'react'
import { Modal } from './Modal.tsx'
import { Shade } from './modalStyle.ts'
import { Head, Panel, WidePanel } from './sideDrawerStyle.ts'

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
