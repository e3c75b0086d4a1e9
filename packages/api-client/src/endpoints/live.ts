import * as v from 'valibot'
import { Count } from '../client/shapes.ts'
import { Deposit } from './deposits.ts'
import { Withdraw } from './withdrawals.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `live`.

/** Kinds of live event. `notices` is the inbox; `site` covers settings, announcements and website status. */
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

/** `text/event-stream`, each event's `id` for the `Last-Event-ID` of the next connection: no call that is answered once. */
export const livePath = '/api/auth/events'

/** The data of an event: what changed since the one before, to be asked for anew; the deposit or withdrawal it was, and how many notices are new. */
export const LiveEvent = v.object({
  changed: v.array(v.picklist(liveKinds)),
  deposit: v.optional(Deposit),
  withdraw: v.optional(Withdraw),
  unread: v.optional(Count),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>
