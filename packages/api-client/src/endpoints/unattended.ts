import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { FactorCode, Nothing, Password } from '../client/shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `unattended`.

export const touchSessionCall = {
  method: 'POST',
  path: '/api/auth/session/touch',
  body: v.object({}),
  answer: Nothing,
} as const
/** Says that the member is there. Where they have been away too long it changes nothing: then the password is asked for. */
export const touchSession = (by: Actor) => send(touchSessionCall, { body: {}, by })

export const ConfirmSessionRequest = v.object({
  password: v.optional(Password),
  /** Code of the second factor, where the member has one. */
  code: v.optional(FactorCode),
})
export type ConfirmSessionRequest = v.InferOutput<typeof ConfirmSessionRequest>

export const confirmSessionCall = {
  method: 'POST',
  path: '/api/auth/session/confirm',
  body: ConfirmSessionRequest,
  answer: Nothing,
} as const
/** Gives what PASSWORD_AGAIN or FACTOR_NEEDED asks for; what was refused may then be sent as it was. */
export const confirmSession = (given: ConfirmSessionRequest, by: Actor) =>
  send(confirmSessionCall, { body: given, by })
