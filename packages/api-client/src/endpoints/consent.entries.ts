import { type Entries, exampleCommand } from '../client/entry.ts'
import { aConsent } from '../testing/protectionBuilders.ts'
import {
  consentCall,
  getConsent,
  giveConsent,
  giveConsentCall,
  marketingConsentCall,
  setMarketingConsent,
} from './consent.ts'

const agreed = { version: '2026-11', terms: true, privacy: true, marketing: false } as const

export const consentEntries = {
  getConsent: {
    call: consentCall,
    feature: 'consent',
    from: 'play safe',
    run: () => getConsent(),
    sends: 'GET /api/auth/consent',
    answer: aConsent(),
  },
  giveConsent: {
    call: giveConsentCall,
    feature: 'consent',
    from: 'over any page',
    run: () => giveConsent(agreed, exampleCommand),
    sends: 'POST /api/auth/consent',
    body: agreed,
    answer: aConsent(),
  },
  setMarketingConsent: {
    call: marketingConsentCall,
    feature: 'consent',
    from: 'play safe',
    run: () => setMarketingConsent(true, exampleCommand),
    sends: 'POST /api/auth/consent/marketing',
    body: { marketing: true },
    answer: aConsent({ marketing: true }),
  },
} as const satisfies Entries
