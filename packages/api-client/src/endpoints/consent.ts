import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Text, Time } from '../client/shapes.ts'
import { t } from '../client/words.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `consent`.

export const Consent = v.object({
  /** The version of terms and privacy that the member agreed to, and the one that holds now. */
  version: v.string(),
  current: v.string(),
  acceptedAt: Time,
  marketing: v.boolean(),
  /** Every answer since the registration, newest first. */
  log: v.array(v.object({ version: v.string(), marketing: v.boolean(), at: Time })),
})
export type Consent = v.InferOutput<typeof Consent>

export const consentKey = ['consent'] as const
export const consentCall = { method: 'GET', path: '/api/auth/consent', answer: Consent } as const
/** The member's consents, with time and version. */
export const getConsent = (signal?: AbortSignal) => send(consentCall, { signal })

export const consentQuery = () => ({
  queryKey: consentKey,
  queryFn: ({ signal }: Asked) => getConsent(signal),
})

const Accepted = v.literal(true, () => t.field.consent)
export const GiveConsentRequest = v.object({
  version: Text(32),
  terms: Accepted,
  privacy: Accepted,
  marketing: v.boolean(),
})
export type GiveConsentRequest = v.InferOutput<typeof GiveConsentRequest>

export const giveConsentCall = {
  method: 'POST',
  path: '/api/auth/consent',
  body: GiveConsentRequest,
  answer: Consent,
  command: true,
} as const
/** Agrees to the terms and the privacy policy as they are now; marketing is asked apart, and never needed. */
export const giveConsent = (given: GiveConsentRequest, command: Command) =>
  send(giveConsentCall, { body: given, command })

export const MarketingConsentRequest = v.object({ marketing: v.boolean() })
export type MarketingConsentRequest = v.InferOutput<typeof MarketingConsentRequest>

export const marketingConsentCall = {
  method: 'POST',
  path: '/api/auth/consent/marketing',
  body: MarketingConsentRequest,
  answer: Consent,
  command: true,
} as const
/** Allows news and promotions, or no more. */
export const setMarketingConsent = (marketing: boolean, command: Command) =>
  send(marketingConsentCall, { body: { marketing }, command })
