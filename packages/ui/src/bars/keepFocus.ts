import { closeOnBack } from '../back/closeOnBack.ts'

const reachable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

/** Holds the focus inside a dialog until it closes; Esc and "back" close it. Returns what gives the focus back. */
export const keepFocus = (dialog: HTMLElement, close: () => void): (() => void) => {
  const before = document.activeElement
  const { overflow } = document.body.style
  document.body.style.overflow = 'hidden'
  dialog.focus()
  const letGo = closeOnBack(close)

  const press = (event: KeyboardEvent) => {
    // Another dialog has come over this one.
    const inside = document.activeElement?.closest('[aria-modal=true]')
    if (inside && inside !== dialog) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    const stops = dialog.querySelectorAll<HTMLElement>(reachable)
    const first = stops[0]
    const last = stops[stops.length - 1]
    const at = document.activeElement
    if (event.shiftKey ? at === first || at === dialog : at === last) {
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
  }
  document.addEventListener('keydown', press)
  return () => {
    letGo()
    document.removeEventListener('keydown', press)
    document.body.style.overflow = overflow
    if (before instanceof HTMLElement) before.focus()
  }
}
