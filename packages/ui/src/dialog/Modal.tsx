import {
  type ComponentType,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/IconButton.tsx'
import { t } from '../language/words.ts'
import { openModal } from './openModal.ts'

type Block = ComponentType<HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>>

export interface ModalProps {
  title: ReactNode
  /** Called when the member closes the overlay. Without `onClose`, only a control inside can close the overlay. */
  onClose?: (() => void) | undefined
  look: { Shade: Block; Panel: Block; Head: Block }
  picture?: ReactNode
  children: ReactNode
}

/** Base of `Dialog`, `Sheet` and `SideDrawer`. With `onClose`, closed by Esc, Back, the backdrop or the button. */
export const Modal = ({ title, onClose, look: { Shade, Panel, Head }, picture, children }: ModalProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (panel.current ? openModal(panel.current, () => close.current?.()) : undefined), [])
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose?.()
  }
  return createPortal(
    <Shade onClick={outside} data-above={onClose ? undefined : true}>
      <Panel ref={panel} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        {picture}
        <Head>
          <h2 id={id}>{title}</h2>
          {onClose ? <IconButton icon="close" label={t.common.close} onClick={onClose} /> : null}
        </Head>
        {children}
      </Panel>
    </Shade>,
    document.body,
  )
}
