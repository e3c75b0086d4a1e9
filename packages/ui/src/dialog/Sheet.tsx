import { type ReactNode, useEffect, useRef } from 'react'
import { focusInPlace } from '../focus/focusInPlace.ts'
import { dragToClose } from './dragToClose.ts'
import { Modal } from './Modal.tsx'
import { Body, Head, Panel, Shade } from './sheetStyle.ts'

export interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

const look = { Shade, Panel, Head }

/** A panel over the page: from below on a phone, where a finger drags it down, from the side on a wide screen. */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!body.current) return
    body.current.scrollTop = 0
    focusInPlace(body.current.parentElement)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another title is another thing to do
  }, [title])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const panel = body.current?.parentElement
    const head = body.current?.previousElementSibling
    return panel && head instanceof HTMLElement ? dragToClose(panel, head, () => close.current()) : undefined
  }, [])
  return (
    <Modal look={look} title={title} onClose={onClose}>
      <Body ref={body}>{children}</Body>
    </Modal>
  )
}
