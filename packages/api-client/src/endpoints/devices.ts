import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Nothing } from '../client/shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `devices`. With it a log-in carries the
// browser's own id (`device`), and a session of a device that was not seen before says so (`isNew`).

export const DisownSessionRequest = v.object({ uuid: Id })
export type DisownSessionRequest = v.InferOutput<typeof DisownSessionRequest>

export const disownSessionCall = {
  method: 'POST',
  path: '/api/auth/session/disown',
  body: DisownSessionRequest,
  answer: Nothing,
} as const
/**
 * Reports a session as not the member's own; needs a proof first (428001, 428003).
 * Ends its device and everything newer: sessions with their games, passkeys, known devices. Older ones and the
 * reporting session stay. Withdrawals are locked until a new password is set with a code to the phone, or the
 * operator has checked.
 */
export const disownSession = (uuid: string, by: Actor) => send(disownSessionCall, { body: { uuid }, by })
