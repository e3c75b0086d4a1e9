import * as v from 'valibot'
import { Count } from '../client/shapes.ts'
import { Deposit } from './deposits.ts'
import { Withdraw } from './withdrawals.ts'

// Addition, needs the feature `live` of /api/setting.

/** Kinds of live event. `notices` is the inbox, `site` settings, announcements and website status. */
export const liveKinds = [
  'credit',
  'deposits',
  'withdrawals',
  'slips',
  'launches',
  'level',
  'notices',
  'site',
] as const
export type LiveKind = (typeof liveKinds)[number]

/**
 * Stream of events (`text/event-stream`).
 * An event's `id`, sent as `Last-Event-ID`, resumes the stream. A first connection may add `?since=` with a time
 * (ms): if the server supports this, its first event has `missed`.
 */
export const livePath = '/api/auth/events'

/** Data of an event: the kinds to refetch, the changed deposit or withdrawal, and the number of unread notices. */
export const LiveEvent = v.object({
  changed: v.array(v.picklist(liveKinds)),
  deposit: v.optional(Deposit),
  withdraw: v.optional(Withdraw),
  unread: v.optional(Count),
  /** Kinds of money that have changed since the time `since`. */
  missed: v.optional(v.array(v.picklist(liveKinds))),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>
