import { loaded } from '@member/ui'

export const ownScript = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

const container = () =>
  'serviceWorker' in navigator && ownScript().startsWith('/assets/') ? navigator.serviceWorker : undefined

/** Installs the site's service worker after the first screen. */
export async function installWorker() {
  await loaded()
  // The site works without it, except offline.
  await container()
    ?.register('/sw.js')
    .catch(() => undefined)
}

export async function newerWaits() {
  const registration = await container()?.getRegistration()
  await registration?.update().catch(() => undefined)
  return Boolean(registration?.waiting)
}

const patience = 3_000

/** Activates a newer service worker that waits, if any, and reloads the page with the newest build. */
export async function renew(reload = () => window.location.reload()) {
  const workers = container()
  const waiting = (await workers?.getRegistration())?.waiting
  if (workers && waiting) {
    await new Promise<void>((resolve) => {
      workers.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, patience)
      waiting.postMessage('renew', [])
    })
  }
  reload()
}
