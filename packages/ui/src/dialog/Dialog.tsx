import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keepFocus } from '../bars/keepFocus.ts'
import { IconButton } from '../button/IconButton.tsx'
import { th } from '../th.ts'
import { Body, Foot, Head, Panel, Shade } from './dialogStyle.ts'

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

/**
 * Something to read before going on. Esc, the shade or the button close it; focus goes back where it was.
 * It stands at the end of the page, whatever layer it was opened from.
 */
export const Dialog = ({ title, onClose, picture, actions, children }: DialogProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (panel.current ? keepFocus(panel.current, () => close.current?.()) : undefined), [])
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose?.()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc and the button do the same
    <Shade onClick={outside} data-above={onClose ? undefined : true}>
      <Panel ref={panel} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        {picture}
        <Head>
          <h2 id={id}>{title}</h2>
          {onClose ? <IconButton icon="close" label={th.common.close} onClick={onClose} /> : null}
        </Head>
        <Body>{children}</Body>
        {actions ? <Foot>{actions}</Foot> : null}
      </Panel>
    </Shade>,
    document.body,
  )
}
