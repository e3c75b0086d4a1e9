import { useSyncExternalStore } from 'react'

/** In ms: who has touched the page so recently is about to do something. */
const quiet = 1000

let isInUse = false

/** A dialog is open, a toast is read, a form is being filled in or the page is in use: nothing may come over it by itself. */
const isBusy = () =>
  isInUse ||
  document.querySelector('[aria-modal=true], .Toastify__toast') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

const touches = ['touchstart', 'touchmove', 'touchend', 'mousedown', 'mouseup', 'wheel', 'keydown']

const onChange = (changed: () => void) => {
  let calm = 0
  const touch = () => {
    isInUse = true
    clearTimeout(calm)
    calm = window.setTimeout(() => {
      isInUse = false
      changed()
    }, quiet)
  }
  // Not at once: a dialog that closes gives the focus back first.
  const later = () => setTimeout(changed)
  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  for (const name of touches) document.addEventListener(name, touch, { capture: true, passive: true })
  // Whoever has just come here came by a touch.
  touch()
  return () => {
    clearTimeout(calm)
    observer.disconnect()
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
    for (const name of touches) document.removeEventListener(name, touch, { capture: true })
  }
}

/** True if the member is free to be shown a popup. */
export const useFree = (): boolean => !useSyncExternalStore(onChange, isBusy, () => true)
