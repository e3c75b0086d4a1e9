import {
  type Actor,
  deviceId,
  fieldMessages,
  RequestPasswordReset,
  requestPasswordReset,
} from '@member/api-client'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import * as v from 'valibot'
import { type Refusal, refusalOf } from '../form/refusal.ts'

const SentCode = v.object({
  phone: v.string(),
  reset: v.string(),
  /** Time (ms, this device's clock) at which the code expires. */
  validUntil: v.number(),
  resendAt: v.number(),
})

export type SentCode = v.InferOutput<typeof SentCode>

const storedCode = storedRecord('sessionStorage', 'password-reset', v.parser(SentCode))

const sentNowAtom = atom<SentCode | null | undefined>(undefined)

/** The last request for a code, stored per tab; after a reload, null once the code has expired. */
export const sentCodeAtom = atom(
  (get) => {
    const now = get(sentNowAtom)
    return now === undefined ? stillValid(storedCode.read()) : now
  },
  (_get, set, sent: SentCode | null) => {
    set(sentNowAtom, sent)
    storedCode.write(sent)
  },
)

const stillValid = (sent: SentCode | null) => (sent && sent.validUntil > Date.now() ? sent : null)

/** Requests a code by SMS. Returns the request with its times (ms), or why it was refused. */
export async function requestCode(
  typed: string,
  by: Actor,
): Promise<{ refusal: Refusal; sent?: never } | { sent: SentCode; refusal?: never }> {
  const asked = v.safeParse(RequestPasswordReset, { phone: typed, device: deviceId() })
  if (!asked.success) return { refusal: { fields: fieldMessages(asked.issues) } }
  try {
    const { reset, validSec, resendSec } = await requestPasswordReset(asked.output, by)
    const now = Date.now()
    const { phone } = asked.output
    return { sent: { phone, reset, validUntil: now + validSec * 1000, resendAt: now + resendSec * 1000 } }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}
