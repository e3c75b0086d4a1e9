import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  again: 'Our terms have changed',
  text: 'Please read the latest version and answer before you go on. Your balance is safe, and what you started continues at once.',
  readTerms: 'Read the terms of use',
  readPrivacy: 'Read the privacy policy',
  termsTitle: 'Our agreement',
  privacyTitle: 'Your data',
  newsMeans: 'Turn them on or off on the Play safe page',
  terms: 'I have read and accept the terms of use',
  privacy: 'I have taken note of the privacy policy',
  marketing: 'I agree to receive news and promotions (optional, can be cancelled at any time)',
  missing: 'Please tick this to continue',
  agree: 'Confirm and continue',
  cancel: 'Cancel',
  title: 'Your consent',
  agreed: 'Terms and policy version {version} accepted on {at:dateTime}',
  news: 'News and promotions',
  newsOn: 'On. You can stop them at any time.',
  newsOff: 'Off. No news is sent to you.',
  withdraw: 'Stop news',
  give: 'Receive news',
  done: 'Saved',
} as const satisfies Translation<typeof th>
