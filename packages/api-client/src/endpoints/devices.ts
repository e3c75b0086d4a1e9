import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Nothing } from '../client/shapes.ts'

// Addition, needs the feature `devices` of /api/setting. A log-in then contains the browser's id (`device`), and a
// session of a new device is marked (`isNew`).

export const DisownSessionRequest = v.object({ uuid: Id })
export type DisownSessionRequest = v.InferOutput<typeof DisownSessionRequest>

export const disownSessionCall = {
  method: 'POST',
  path: '/api/auth/session/disown',
  body: DisownSessionRequest,
  answer: Nothing,
} as const
/**
 * Reports a session as not the member's own; the server demands a proof first (428001, 428003). Ends the session
 * and everything newer: sessions with their games, passkeys, known devices. Withdrawals are locked until the
 * member sets a new password with a code sent to the phone, or staff have checked.
 */
export const disownSession = (uuid: string, by: Actor) => send(disownSessionCall, { body: { uuid }, by })
