import * as v from 'valibot'
import { send } from '../http.ts'
import { Nothing, Password } from '../shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `unattended`.

export const touchSessionCall = {
  method: 'POST',
  path: '/api/auth/session/touch',
  body: v.object({}),
  answer: Nothing,
} as const
/** Says that the member is there. Where they have been away too long it changes nothing: then the password is asked for. */
export const touchSession = () => send(touchSessionCall, { body: {} })

export const ConfirmPasswordRequest = v.object({ password: Password })
export type ConfirmPasswordRequest = v.InferOutput<typeof ConfirmPasswordRequest>

export const confirmPasswordCall = {
  method: 'POST',
  path: '/api/auth/session/confirm',
  body: ConfirmPasswordRequest,
  answer: Nothing,
} as const
/** Gives the password again after PASSWORD_AGAIN; what was refused may then be sent as it was. */
export const confirmPassword = (password: string) => send(confirmPasswordCall, { body: { password } })
