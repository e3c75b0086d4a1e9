import {
  consentKey,
  consentQuery,
  giveConsent,
  type GiveConsentRequest,
  orderAtom,
  queryAtom,
  setMarketingConsent,
} from '@member/api-client'
import { featuresAtom } from '../features.ts'

/** What the member agreed to. */
export const consentAtom = queryAtom((get) => ({
  ...consentQuery(),
  enabled: get(featuresAtom)?.consent === true,
}))

const changed = { refresh: [consentKey] }

export const giveConsentAtom = orderAtom(
  'give-consent',
  (given: GiveConsentRequest, order) => giveConsent(given, order),
  changed,
)

export const marketingConsentAtom = orderAtom(
  'marketing-consent',
  (marketing: boolean, order) => setMarketingConsent(marketing, order),
  changed,
)
