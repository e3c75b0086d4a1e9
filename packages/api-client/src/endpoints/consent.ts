import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Text, Time } from '../client/shapes.ts'
import { t } from '../client/words.ts'

// Addition, needs the feature `consent` of /api/setting.

export const Consent = v.object({
  /** The accepted version of terms and privacy policy; `current` is the version in force. */
  version: v.string(),
  current: v.string(),
  acceptedAt: Time,
  marketing: v.boolean(),
  log: v.array(v.object({ version: v.string(), marketing: v.boolean(), at: Time })),
})
export type Consent = v.InferOutput<typeof Consent>

export const consentKey = ['consent'] as const
export const consentCall = { method: 'GET', path: '/api/auth/consent', answer: Consent } as const
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
/** Accepts a version of terms and privacy policy. */
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
export const setMarketingConsent = (marketing: boolean, command: Command) =>
  send(marketingConsentCall, { body: { marketing }, command })
