import {
  actorAtom,
  getPush,
  type PushKind,
  pushKinds,
  pushQuery,
  type PushState,
  queryAtom,
  queryClientAtom,
  subscribePush,
  SubscribePushRequest,
  unsubscribePush,
  PushSubscriptionKeys,
} from '@member/api-client'
import { findPushWorker, pushScope, removePushWorker } from '@member/api-client/push-worker'
import { featureAtom } from '@member/api-client/setting'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import * as v from 'valibot'

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isDenied = () => Notification.permission === 'denied'

async function ownSubscription() {
  const subscription = await (await findPushWorker())?.pushManager.getSubscription()
  return subscription ? v.parse(PushSubscriptionKeys, subscription.toJSON()) : null
}

/** Asks for permission and subscribes; null if the member refuses. */
async function subscribeBrowser(publicKey: string) {
  // First: browsers show the permission dialog only directly after a press.
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/push.js', { scope: pushScope })
  await activated(registration)
  // A subscription with another key of the server is useless.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return subscribeWith(registration, publicKey)
}

/** Subscribes again if the browser has ended the subscription; null if push is off. */
async function resubscribeBrowser(publicKey: string) {
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

const unsubscribeBrowser = removePushWorker

/** Resolves once the worker is active, as subscribing requires. */
const activated = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const worker = installing ?? waiting
    if (active || !worker) return resolve()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })

const Last = v.object({ member: v.optional(v.string()), ...SubscribePushRequest.entries })
const lastSubscription = storedRecord('localStorage', 'push', (value) =>
  v.parse(v.omit(Last, ['keys']), value),
)

/** Push settings of this device; push counts as off if the browser has no subscription. */
export const pushAtom = queryAtom((get) => {
  const { queryKey } = pushQuery()
  return {
    queryKey,
    enabled: get(featureAtom('push')) === true && canPush(),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PushState> => {
      const [state, subscription] = await Promise.all([getPush(signal), ownSubscription()])
      return subscription ? state : { ...state, kinds: null }
    },
  }
})

const setStateAtom = atom(null, (get, _set, state: PushState) => {
  get(queryClientAtom).setQueryData(pushQuery().queryKey, state)
})

const subscribeAtom = atom(null, async (get, set, wanted: SubscribePushRequest) => {
  const actor = get(actorAtom)
  set(setStateAtom, await subscribePush(wanted, actor))
  lastSubscription.write({ member: actor.member, endpoint: wanted.endpoint, kinds: wanted.kinds })
})

/** Sends the browser's subscription again if the browser changed it. */
export const renewPushAtom = atom(null, async (get, set) => {
  const last = lastSubscription.read()
  if (!last || last.member !== get(actorAtom).member || !(await findPushWorker())) return
  const own = await ownSubscription()
  if (own?.endpoint === last.endpoint) return
  const subscription = own ?? (await resubscribeBrowser((await getPush()).publicKey))
  if (subscription) await set(subscribeAtom, { ...subscription, kinds: last.kinds })
})

/** Turns push on for every kind; false if the permission was refused. */
export const turnPushOnAtom = atom(null, async (_get, set, publicKey: string) => {
  const subscription = await subscribeBrowser(publicKey)
  if (!subscription) return false
  await set(subscribeAtom, { ...subscription, kinds: [...pushKinds] })
  return true
})

export const choosePushAtom = atom(null, async (get, set, kinds: PushKind[], publicKey: string) => {
  const subscription = await ownSubscription()
  if (subscription && kinds.length > 0) {
    await set(subscribeAtom, { ...subscription, kinds })
    return
  }
  await unsubscribePush(get(actorAtom))
  await unsubscribeBrowser()
  set(setStateAtom, { kinds: null, publicKey })
})
