interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

let storedPrompt: InstallPrompt | undefined
const listeners = new Set<() => void>()
const keep = (prompt: InstallPrompt | undefined) => {
  storedPrompt = prompt
  for (const listener of listeners) listener()
}

/** Stores the browser's install event for the later offer. */
export function catchInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

export const installPrompt = () => storedPrompt
export const onInstallPrompt = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
