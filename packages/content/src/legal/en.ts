import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the legal pages. */
export const en = {
  parts: 'On this page',
  missing: 'The text did not load',
  again: 'Load again',
} as const satisfies Translation<typeof th>
