import type { ReactNode } from 'react'
import { Body, Foot, Head, Panel, Shade } from './dialogStyle.ts'
import { Modal } from './Modal.tsx'

export interface DialogProps {
  title: string
  /** Left out where only one of `actions` may close it; then it stands over everything else. */
  onClose?: (() => void) | undefined
  /** Above the title, edge to edge. */
  picture?: ReactNode
  /** Buttons below the content. */
  actions?: ReactNode
  children: ReactNode
}

const look = { Shade, Panel, Head }

/** Something to read before going on. */
export const Dialog = ({ actions, children, ...modal }: DialogProps) => (
  <Modal look={look} {...modal}>
    <Body>{children}</Body>
    {actions ? <Foot>{actions}</Foot> : null}
  </Modal>
)
