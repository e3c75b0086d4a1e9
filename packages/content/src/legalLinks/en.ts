import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the links to the legal pages. */
export const en = {
  links: 'Help, terms and policies',
} as const satisfies Translation<typeof th>
