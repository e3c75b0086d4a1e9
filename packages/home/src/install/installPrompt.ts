/** Chromium's event for an installable site; no other engine has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

let kept: InstallPrompt | undefined
const listeners = new Set<() => void>()
const keep = (prompt: InstallPrompt | undefined) => {
  kept = prompt
  for (const tell of listeners) tell()
}

/** Keeps the browser's own offer for the place where the site makes it; it comes once a page, and early. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

export const installPrompt = () => kept
export const onInstallPrompt = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
