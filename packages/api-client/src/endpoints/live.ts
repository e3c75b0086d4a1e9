import * as v from 'valibot'
import { Count } from '../client/shapes.ts'
import { Deposit } from './deposits.ts'
import { Withdraw } from './withdrawals.ts'

// Addition, needs the feature `live` of /api/setting.

/** Kinds of live event. `notices` is the inbox; `site` is settings, announcements and website status. */
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
 * Path of the event stream (`text/event-stream`). An event's `id`, sent as `Last-Event-ID`, resumes the stream.
 * A first connection may add `?since=` with a time (ms).
 */
export const livePath = '/api/auth/events'

/** A live event: what to refetch, a changed deposit or withdrawal, and the number of unread notices. */
export const LiveEvent = v.object({
  changed: v.array(v.picklist(liveKinds)),
  deposit: v.optional(Deposit),
  withdraw: v.optional(Withdraw),
  unread: v.optional(Count),
  /** What has changed since the time in `?since=`. */
  missed: v.optional(v.array(v.picklist(liveKinds))),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>
