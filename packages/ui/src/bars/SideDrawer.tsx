import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { th } from '../th.ts'
import { Head, Panel, Shade } from './sideDrawerStyle.ts'
import { keepFocus } from './keepFocus.ts'

/** A dialog that slides in from the left. Esc, the shade or the button close it; focus goes back where it was. */
export const SideDrawer = ({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  // The panel answers the finger; what it holds is drawn while it slides in.
  const slidesIn = useDeferredValue(open)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open || !panel.current) return undefined
    return keepFocus(panel.current, () => close.current())
  }, [open])

  if (!open) return null
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc and the button do the same
    <Shade onClick={outside}>
      <Panel ref={panel} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
        <Head>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={th.common.close} onClick={onClose} />
        </Head>
        {slidesIn ? children : null}
      </Panel>
    </Shade>
  )
}
