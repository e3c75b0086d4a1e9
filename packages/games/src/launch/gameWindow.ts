import { language } from '@member/i18n'
import { t } from './words.ts'

/**
 * Opens the game's window during the tap, before the game's address is known; null if blocked.
 * A window opened later would be blocked. With `noopener` the result would always be null, so `opener` is
 * cleared by hand.
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
    // It stays empty until the game loads.
  }
  return opened
}

/** Navigates the window to the game; false if the member has closed the window. */
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
    // It belongs to another origin by now.
  }
}
