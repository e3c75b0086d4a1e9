import { closeOnBack } from '../back/closeOnBack.ts'
import { focusInPlace } from '../focus/focusInPlace.ts'

interface OpenModal {
  dialog: HTMLElement
  close: () => void
}

const open: OpenModal[] = []
let pageOverflow = ''

const reachable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

const press = (event: KeyboardEvent) => {
  const at = document.activeElement
  const focused = at?.closest('[aria-modal=true]')
  // A key in a different kind of dialog is ignored.
  const modal = focused ? open.find(({ dialog }) => dialog === focused) : open[open.length - 1]
  if (!modal) return
  if (event.key === 'Escape') modal.close()
  if (event.key !== 'Tab') return
  const stops = modal.dialog.querySelectorAll<HTMLElement>(reachable)
  const first = stops[0]
  const last = stops[stops.length - 1]
  if (!focused || (event.shiftKey ? at === first || at === focused : at === last)) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}

/** Traps the focus in a dialog, locks the page's scrolling, and calls `close` on Esc and Back. */
export const openModal = (dialog: HTMLElement, close: () => void): (() => void) => {
  const before = document.activeElement
  const { style } = document.body
  const modal = { dialog, close }
  if (open.length === 0) {
    pageOverflow = style.overflow
    style.overflow = 'hidden'
    document.addEventListener('keydown', press)
  }
  open.push(modal)
  focusInPlace(dialog)
  const ignoreBack = closeOnBack(close)
  return () => {
    ignoreBack()
    open.splice(open.indexOf(modal), 1)
    if (open.length === 0) {
      style.overflow = pageOverflow
      document.removeEventListener('keydown', press)
    }
    focusInPlace(before)
  }
}
