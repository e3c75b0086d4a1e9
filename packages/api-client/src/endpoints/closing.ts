import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Time } from '../client/shapes.ts'

// Addition, needs the feature `closing` of /api/setting.

/** The member's request to close the account; `askedAt` is null without a request. */
export const Closing = v.object({ askedAt: v.nullable(Time) })
export type Closing = v.InferOutput<typeof Closing>

export const closingKey = ['closing'] as const
export const closingCall = { method: 'GET', path: '/api/auth/closing', answer: Closing } as const
export const getClosing = (signal?: AbortSignal) => send(closingCall, { signal })

export const closingQuery = () => ({
  queryKey: closingKey,
  queryFn: ({ signal }: Asked) => getClosing(signal),
})

export const askClosingCall = { method: 'POST', path: '/api/auth/closing', answer: Closing } as const
/** Requests that the account be closed. A repetition changes nothing; the server demands the password first. */
export const askClosing = (by: Actor) => send(askClosingCall, { by })

export const takeBackClosingCall = { method: 'DELETE', path: '/api/auth/closing', answer: Closing } as const
export const takeBackClosing = (by: Actor) => send(takeBackClosingCall, { by })
