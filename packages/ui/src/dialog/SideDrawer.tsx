import { type ReactNode, useDeferredValue } from 'react'
import { Modal } from './Modal.tsx'
import { Shade } from './modalStyle.ts'
import { Head, Panel } from './sideDrawerStyle.ts'

export interface SideDrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

const look = { Shade, Panel, Head }

/** A menu that slides in from the left. */
export const SideDrawer = ({ open, onClose, title, children }: SideDrawerProps) => {
  // The panel answers the finger; what it holds is drawn while it slides in.
  const slidesIn = useDeferredValue(open)
  return open ? (
    <Modal look={look} title={title} onClose={onClose}>
      {slidesIn ? children : null}
    </Modal>
  ) : null
}
