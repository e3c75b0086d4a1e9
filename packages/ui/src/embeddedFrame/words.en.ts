import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  missing: 'This page cannot be shown',
  hint: 'The provider of this page is not answering. Try again, or open it in a new window.',
  provider: 'From our provider',
  open: 'Open in new window',
} as const satisfies Translation<typeof th>
