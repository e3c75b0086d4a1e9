import { PushSubscriptionKeys } from '@member/api-client'
import { findPushWorker, pushScope, removePushWorker } from '@member/api-client/push-worker'
import * as v from 'valibot'

/** False where the browser can be told nothing while the site is closed. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** True if the member has forbidden the site's messages in the browser itself. */
export const isDenied = () => Notification.permission === 'denied'

/** The subscription of this browser; null where it has none. */
export async function ownSubscription() {
  const subscription = await (await findPushWorker())?.pushManager.getSubscription()
  return subscription ? v.parse(PushSubscriptionKeys, subscription.toJSON()) : null
}

/** Asks the member whether the site may show messages, and subscribes; null where they said no. */
export async function subscribeBrowser(publicKey: string) {
  // First of all: a browser asks only in answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/push.js', { scope: pushScope })
  await activated(registration)
  // One that was made with another key of the server's is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return subscribeWith(registration, publicKey)
}

/** Subscribes again where messages are on and the browser has ended the subscription; null where they are off. */
export async function resubscribeBrowser(publicKey: string) {
  const registration = await findPushWorker()
  return registration && Notification.permission === 'granted' ? subscribeWith(registration, publicKey) : null
}

async function subscribeWith(registration: ServiceWorkerRegistration, publicKey: string) {
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return v.parse(PushSubscriptionKeys, subscription.toJSON())
}

export const unsubscribeBrowser = removePushWorker

/** Only an active worker can be subscribed. */
const activated = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const worker = installing ?? waiting
    if (active || !worker) return resolve()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
