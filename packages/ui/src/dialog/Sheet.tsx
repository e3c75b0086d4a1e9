import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keepFocus } from '../bars/keepFocus.ts'
import { IconButton } from '../button/IconButton.tsx'
import { th } from '../th.ts'
import { SheetBody, SheetHead, SheetPanel, SheetShade } from './sheetStyle.ts'

export interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * Something to do without leaving what lies behind: from below on a phone, from the side on a wide screen. Esc, "back",
 * the shade or the button close it; focus goes back where it was. With another title it begins at its top again.
 */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (panel.current ? keepFocus(panel.current, () => close.current()) : undefined), [])
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0
    panel.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another title is another thing to do
  }, [title])
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc and the button do the same
    <SheetShade onClick={outside}>
      <SheetPanel ref={panel} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <SheetHead>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={th.common.close} onClick={onClose} />
        </SheetHead>
        <SheetBody ref={body}>{children}</SheetBody>
      </SheetPanel>
    </SheetShade>,
    document.body,
  )
}
