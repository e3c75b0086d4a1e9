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
  unsubscribePush,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'
import { canPush, ownSubscription, subscribeBrowser, unsubscribeBrowser } from './browserPush.ts'

/** What this device is told of; nothing too where only the server has kept its subscription. */
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

/** Turns messages on, of every kind. False where the member did not let the browser show them. */
export const turnPushOnAtom = atom(null, async (get, set, publicKey: string) => {
  const subscription = await subscribeBrowser(publicKey)
  if (!subscription) return false
  set(setStateAtom, await subscribePush({ ...subscription, kinds: [...pushKinds] }, get(actorAtom)))
  return true
})

/** Chooses the kinds; with none left, messages are off. */
export const choosePushAtom = atom(null, async (get, set, kinds: PushKind[], publicKey: string) => {
  const subscription = await ownSubscription()
  if (subscription && kinds.length > 0) {
    set(setStateAtom, await subscribePush({ ...subscription, kinds }, get(actorAtom)))
    return
  }
  await unsubscribePush(get(actorAtom))
  await unsubscribeBrowser()
  set(setStateAtom, { kinds: null, publicKey })
})
