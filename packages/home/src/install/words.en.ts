import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  offer: 'Open {site} faster from your home screen. No app to download.',
  install: 'Add to home screen',
  byHand: 'Add {site} to your home screen: tap the share button, then choose “Add to Home Screen”.',
} as const satisfies Translation<typeof th>
