import {
  consentKey,
  consentQuery,
  giveConsent,
  type GiveConsentRequest,
  queryAtom,
  setMarketingConsent,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom } from '@member/commands'

export const consentAtom = queryAtom((get) => ({
  ...consentQuery(),
  enabled: get(featureAtom('consent')) === true,
}))

const changed = { refresh: [consentKey] }

export const giveConsentAtom = commandAtom(
  'give-consent',
  (given: GiveConsentRequest, command) => giveConsent(given, command),
  changed,
)

export const marketingConsentAtom = commandAtom(
  'marketing-consent',
  (marketing: boolean, command) => setMarketingConsent(marketing, command),
  changed,
)
