import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Count, Id, NewPassword, Nothing } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Phone } from './address.ts'

// Addition, needs the feature `passwordReset` of /api/setting.

export const RequestPasswordReset = v.object({
  phone: Phone,
  /** This browser's id (`deviceId`); the server counts requests by device. */
  device: v.optional(Id),
})
export type RequestPasswordReset = v.InferOutput<typeof RequestPasswordReset>

export const PasswordReset = v.object({
  reset: Id,
  /** Lifetime of the code (seconds). `resendSec` is the wait before another code may be requested. */
  validSec: Count,
  resendSec: Count,
})
export type PasswordReset = v.InferOutput<typeof PasswordReset>

export const requestPasswordResetCall = {
  method: 'POST',
  path: '/api/user/password-reset',
  body: RequestPasswordReset,
  answer: PasswordReset,
} as const
/** Sends a code by SMS if the phone is a member's. */
export const requestPasswordReset = (body: RequestPasswordReset, by: Actor) =>
  send(requestPasswordResetCall, { body, by })

export const ResetPasswordRequest = v.pipe(
  v.object({
    reset: Id,
    code: v.pipe(
      v.string(() => t.field.code),
      v.regex(/^\d{6}$/, () => t.field.code),
    ),
    newPassword: NewPassword,
    confirmPassword: v.string(() => t.field.required),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      () => t.field.mismatch,
    ),
    ['confirmPassword'],
  ),
)
export type ResetPasswordRequest = v.InferOutput<typeof ResetPasswordRequest>

export const resetPasswordCall = {
  method: 'POST',
  path: '/api/user/password-reset/confirm',
  body: ResetPasswordRequest,
  answer: Nothing,
} as const
/** Sets a new password with the code from the SMS, and ends every session of the member. */
export const resetPassword = (body: ResetPasswordRequest, by: Actor) => send(resetPasswordCall, { body, by })
