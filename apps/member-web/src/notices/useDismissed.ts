import { useState } from 'react'

/** Whether a notice was put away while this tab lives, and the way to put it away. */
export function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const key = `dismissed-${notice}`
  const [dismissed, setDismissed] = useState(() => isKept(key))
  const dismiss = () => {
    setDismissed(true)
    try {
      sessionStorage.setItem(key, '1')
    } catch {
      // Without storage it comes back with the next page.
    }
  }
  return [dismissed, dismiss]
}

const isKept = (key: string) => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
