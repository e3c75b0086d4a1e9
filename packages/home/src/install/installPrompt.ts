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

/** Stores the browser's install event, which comes once and early, until the offer is shown. */
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
