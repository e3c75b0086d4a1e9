import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { FactorCode, Nothing, Password } from '../client/shapes.ts'

// Addition, needs the feature `unattended` of /api/setting.

export const touchSessionCall = {
  method: 'POST',
  path: '/api/auth/session/touch',
  body: v.object({}),
  answer: Nothing,
} as const
/** Reports to the server that the member is active. */
export const touchSession = (by: Actor) => send(touchSessionCall, { body: {}, by })

export const ConfirmSessionRequest = v.object({
  password: v.optional(Password),
  code: v.optional(FactorCode),
})
export type ConfirmSessionRequest = v.InferOutput<typeof ConfirmSessionRequest>

export const confirmSessionCall = {
  method: 'POST',
  path: '/api/auth/session/confirm',
  body: ConfirmSessionRequest,
  answer: Nothing,
} as const
/**
 * Proves the member by password or code, as a refusal (`PASSWORD_AGAIN`, `FACTOR_NEEDED`) demanded; the refused
 * call can then be repeated.
 */
export const confirmSession = (given: ConfirmSessionRequest, by: Actor) =>
  send(confirmSessionCall, { body: given, by })
