import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  parts: 'On this page',
  missing: 'The text did not load',
  again: 'Load again',
} as const satisfies Translation<typeof th>
