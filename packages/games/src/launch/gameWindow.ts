import { language } from '@member/i18n'
import { t } from './words.ts'

/** Opens a window with a waiting text for a game whose address is not known yet; null if blocked. */
export function openGameWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  try {
    opened.opener = null
    opened.document.title = t.launch.wait
    opened.document.body.textContent = t.launch.wait
    opened.document.documentElement.lang = language()
  } catch {
    // The window stays empty until the game loads.
  }
  return opened
}

/** Opens `url` in the game's window; returns false if the window is missing or closed. */
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
    // The window belongs to another origin by now.
  }
}
