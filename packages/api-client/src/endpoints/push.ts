import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Nothing } from '../client/shapes.ts'

// Addition, needs the feature `push` of /api/setting. A message is encrypted for its browser (RFC 8291) and
// contains neither amounts nor names: `{title, body, tag, about, reference, at}`. `at` is the path prefix of its
// language, such as `/en`. `about` is the target of a tap: `deposits`, `withdrawals` (the one of `reference`, if
// any), `retry` for a failed withdrawal, `devices`.

/** Kinds of push message: deposit credited, withdrawal paid, either refused, log-in on a new device. */
export const pushKinds = ['credited', 'paid', 'refused', 'login'] as const
export type PushKind = (typeof pushKinds)[number]

const Kinds = v.pipe(v.array(v.picklist(pushKinds)), v.maxLength(pushKinds.length))

const isHttps = (address: string) => /^https:\/\/[^/?#@\s]+\//.test(address)
const inBase64 = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3)
  return v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`)))
}

export const PushSubscriptionKeys = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.check(isHttps)),
  keys: v.object({ p256dh: inBase64(65), auth: inBase64(16) }),
})

/**
 * State of push messages on this device. `kinds` is null if push is off; `publicKey` is the server's key (VAPID,
 * base64url).
 */
export const PushState = v.object({ kinds: v.nullable(Kinds), publicKey: inBase64(65) })
export type PushState = v.InferOutput<typeof PushState>

export const pushKey = ['push'] as const
export const pushCall = { method: 'GET', path: '/api/auth/push', answer: PushState } as const
export const getPush = (signal?: AbortSignal) => send(pushCall, { signal })

export const pushQuery = () => ({
  queryKey: pushKey,
  queryFn: ({ signal }: Asked) => getPush(signal),
})

export const SubscribePushRequest = v.object({ ...PushSubscriptionKeys.entries, kinds: Kinds })
export type SubscribePushRequest = v.InferOutput<typeof SubscribePushRequest>

export const subscribePushCall = {
  method: 'PUT',
  path: '/api/auth/push',
  body: SubscribePushRequest,
  answer: PushState,
} as const
/** Subscribes this device to `kinds` of push message until log-out, in the language of this request. */
export const subscribePush = (body: SubscribePushRequest, by: Actor) => send(subscribePushCall, { body, by })

export const unsubscribePushCall = { method: 'DELETE', path: '/api/auth/push', answer: Nothing } as const
export const unsubscribePush = (by: Actor) => send(unsubscribePushCall, { by })
