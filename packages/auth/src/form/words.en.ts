import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  wait: 'You can try again in',
  offline: 'No connection. Please check your internet and try again. What you entered is still here.',
  partMissing:
    'A part of the site could not be loaded. Please try again or reload the page. What you entered is still here.',
  uncertain: 'The result is not known yet. Please press again to check. Nothing is done twice.',
} as const satisfies Translation<typeof th>
