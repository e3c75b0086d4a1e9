import type { ReactNode } from 'react'
import { Body, Foot, Head, Panel, Shade } from './dialogStyle.ts'
import { Modal } from './Modal.tsx'

export interface DialogProps {
  title: string
  /** Called when the member closes the dialog. Without `onClose`, only `actions` can close it. */
  onClose?: (() => void) | undefined
  picture?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const look = { Shade, Panel, Head }

export const Dialog = ({ actions, children, ...modal }: DialogProps) => (
  <Modal look={look} {...modal}>
    <Body>{children}</Body>
    {actions ? <Foot>{actions}</Foot> : null}
  </Modal>
)
