import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Count, Id, Nothing } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Phone } from './address.ts'

// Addition, needs the feature `phoneProof` of /api/setting. A registration then refers to the proof of its phone
// (`phoneProof`), and is refused without one.

export const RequestPhoneProof = v.object({
  phone: Phone,
  device: v.optional(Id),
})
export type RequestPhoneProof = v.InferOutput<typeof RequestPhoneProof>

export const PhoneProof = v.object({
  proof: Id,
  validSec: Count,
  resendSec: Count,
})
export type PhoneProof = v.InferOutput<typeof PhoneProof>

export const requestPhoneProofCall = {
  method: 'POST',
  path: '/api/user/phone-proof',
  body: RequestPhoneProof,
  answer: PhoneProof,
} as const
/** Sends a code by SMS to the phone of a visitor who registers. */
export const requestPhoneProof = (body: RequestPhoneProof, by: Actor) =>
  send(requestPhoneProofCall, { body, by })

export const ProvePhoneRequest = v.object({
  proof: Id,
  code: v.pipe(
    v.string(() => t.field.code),
    v.regex(/^\d{6}$/, () => t.field.code),
  ),
})
export type ProvePhoneRequest = v.InferOutput<typeof ProvePhoneRequest>

export const provePhoneCall = {
  method: 'POST',
  path: '/api/user/phone-proof/confirm',
  body: ProvePhoneRequest,
  answer: Nothing,
} as const
/** Proves the phone with the code from the SMS. The registration must follow within an hour. */
export const provePhone = (body: ProvePhoneRequest, by: Actor) => send(provePhoneCall, { body, by })
