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
 * Says that a session is not the member's, after a proof of the member (428001, 428003). Its device and whatever came
 * since end: sessions with their games, passkeys, known devices; what is older stays, and so does the session that asks.
 * Nothing is taken out until a new password is set with a code to the phone, or the operator has looked at it.
 */
export const disownSession = (uuid: string, by: Actor) => send(disownSessionCall, { body: { uuid }, by })
