import { PushSubscriptionKeys } from '@member/api-client'
import { findPushWorker, pushScope, removePushWorker } from '@member/api-client/push-worker'
import * as v from 'valibot'

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isDenied = () => Notification.permission === 'denied'

export async function ownSubscription() {
  const subscription = await (await findPushWorker())?.pushManager.getSubscription()
  return subscription ? v.parse(PushSubscriptionKeys, subscription.toJSON()) : null
}

/** Asks for permission and subscribes; null if the member refuses. */
export async function subscribeBrowser(publicKey: string) {
  // First: browsers show the permission dialog only directly after a press.
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/push.js', { scope: pushScope })
  await activated(registration)
  // A subscription with another key of the server is useless.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return subscribeWith(registration, publicKey)
}

/** Subscribes again if the browser has ended the subscription; null if push is off. */
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

/** Resolves once the worker is active, as subscribing requires. */
const activated = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const worker = installing ?? waiting
    if (active || !worker) return resolve()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
