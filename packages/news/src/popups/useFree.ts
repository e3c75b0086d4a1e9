import { useSyncExternalStore } from 'react'

/** Time (ms) after the last touch in which no popup may appear. */
const quiet = 1000

let isInUse = false

/** True if no popup may appear: a dialog or toast is open, an input has the focus, or the page is in use. */
const isBusy = () =>
  isInUse ||
  document.querySelector('[aria-modal=true], .Toastify__toast') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Events that mean the page is in use. */
const touches = ['touchstart', 'touchmove', 'touchend', 'mousedown', 'mouseup', 'wheel', 'scroll', 'keydown']

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
  // Deferred, because a closing dialog first restores the focus.
  const later = () => setTimeout(changed)
  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  for (const name of touches) document.addEventListener(name, touch, { capture: true, passive: true })
  // The navigation to this page counts as a touch.
  touch()
  return () => {
    clearTimeout(calm)
    observer.disconnect()
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
    for (const name of touches) document.removeEventListener(name, touch, { capture: true })
  }
}

/** Returns true if a popup may appear now. */
export const useFree = (): boolean => !useSyncExternalStore(onChange, isBusy, () => true)
