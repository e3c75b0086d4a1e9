import { language } from '@member/i18n'
import { t } from './words.ts'

/**
 * Opens the window of a game inside the tap, before its address is known: later a browser would block it. Null where
 * it is blocked all the same. `noopener` would give null always, so the way back is cut by hand.
 */
export function openGameWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  try {
    opened.opener = null
    opened.document.title = t.launch.wait
    opened.document.body.textContent = t.launch.wait
    opened.document.documentElement.lang = language()
  } catch {
    // It stays empty until the game comes.
  }
  return opened
}

/** Leads the window to the game; false where the member, or the browser, closed it meanwhile. */
export function leadTo(opened: Window | null, url: string): boolean {
  if (!opened || opened.closed) return false
  try {
    opened.location.replace(url)
    return true
  } catch {
    return false
  }
}

export function closeGameWindow(opened: Window | null) {
  try {
    opened?.close()
  } catch {
    // It belongs to another site by now.
  }
}
