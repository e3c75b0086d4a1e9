import { type ReactNode, useEffect, useRef } from 'react'
import { focusInPlace } from '../focus/focusInPlace.ts'
import { Modal } from './Modal.tsx'
import styled from '@emotion/styled'
import { desktop } from '../theme/token.ts'
import * as modal from './modalStyle.ts'

/** Backdrop of a sheet: above a game, below a dialog that requires an answer. */
const Shade = styled(modal.Shade)`
  z-index: 50;
  align-items: flex-end;
  padding-top: 48px;
  ${desktop} {
    align-items: stretch;
    justify-content: flex-end;
    padding: 0;
  }
`

const Panel = styled(modal.Panel)`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  overflow: hidden;
  border-top: 1px solid var(--border);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  ${desktop} {
    width: 480px;
    border-top: 0;
    border-left: 1px solid var(--border);
    border-radius: 0;
  }
`

/** The head is the handle that a finger drags. */
const Head = styled(modal.Head)`
  position: relative;
  flex: none;
  padding: 12px 8px 8px 16px;
  touch-action: pan-x pinch-zoom;
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 50%;
    width: 36px;
    height: 4px;
    margin-left: -18px;
    border-radius: 2px;
    background: var(--border-strong);
  }
  ${desktop} {
    padding-top: 8px;
    &::before {
      display: none;
    }
  }
`

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 4px 16px 24px;
  padding-bottom: calc(24px + env(safe-area-inset-bottom, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-overflow-scrolling: touch;
`

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

/** Distance (px) below which a dragged panel returns to its place. */
const enough = 96

/**
 * Lets a finger drag a panel down by its head, and calls `close` if it is released far enough. Returns a function
 * that ends this.
 */
function dragToClose(panel: HTMLElement, head: HTMLElement, close: () => void): () => void {
  const { style } = panel
  let start: number | undefined
  let distance = 0
  const begin = ({ touches: [touch, second] }: TouchEvent) => {
    start = second ? undefined : touch?.clientY
    distance = 0
    style.transition = 'none'
    // A layer of its own moves without a repaint.
    style.willChange = 'transform'
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (start === undefined || !touch) return
    event.preventDefault()
    distance = Math.max(0, touch.clientY - start)
    style.transform = `translateY(${distance}px)`
  }
  const end = () => {
    const isFar = distance > enough
    start = undefined
    style.transition = isFar ? '' : 'transform 0.2s ease-out'
    style.transform = ''
    style.willChange = ''
    if (isFar) close()
  }
  head.addEventListener('touchstart', begin, { passive: true })
  head.addEventListener('touchmove', move, { passive: false })
  head.addEventListener('touchend', end)
  head.addEventListener('touchcancel', end)
  return () => {
    head.removeEventListener('touchstart', begin)
    head.removeEventListener('touchmove', move)
    head.removeEventListener('touchend', end)
    head.removeEventListener('touchcancel', end)
  }
}
