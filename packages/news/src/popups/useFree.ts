import { useSyncExternalStore } from 'react'

/** A dialog is open, a toast is read or a form is being filled in: nothing may come over it by itself. */
const isBusy = () =>
  document.querySelector('[aria-modal=true], .Toastify__toast') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

const onChange = (changed: () => void) => {
  // Not at once: a dialog that closes gives the focus back first.
  const later = () => setTimeout(changed)
  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
  }
}

/** True if the member is free to be shown a popup. */
export const useFree = (): boolean => !useSyncExternalStore(onChange, isBusy, () => true)
