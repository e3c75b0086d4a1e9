import type { ReactNode } from 'react'
import { Modal } from './Modal.tsx'
import styled from '@emotion/styled'
import * as modal from './modalStyle.ts'
import { elevation } from '../theme/scale.ts'

const Shade = styled(modal.Shade)`
  padding: 16px;
  overflow-y: auto;
  &::before {
    background: rgba(0, 0, 0, 0.7);
  }
  &[data-above] {
    z-index: 60;
  }
`

// Auto margins centre the dialog and keep the top of a tall one reachable.
const Panel = styled(modal.Panel)`
  width: 100%;
  max-width: 480px;
  margin: auto;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  box-shadow: ${elevation.dialog};
`

const Head = styled(modal.Head)`
  padding: 12px 8px 0 20px;
`

const Body = styled.div`
  padding: 4px 20px 20px;
`

const Foot = styled.div`
  display: grid;
  grid-gap: 8px;
  padding: 0 20px 20px;
`

export interface DialogProps {
  title: string
  /** Called when the member closes the dialog. Without `onClose`, only `actions` can close it. */
  onClose?: (() => void) | undefined
  picture?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const look = { Shade, Panel, Head }

export const Dialog = ({ actions, children, ...rest }: DialogProps) => (
  <Modal look={look} {...rest}>
    <Body>{children}</Body>
    {actions ? <Foot>{actions}</Foot> : null}
  </Modal>
)
