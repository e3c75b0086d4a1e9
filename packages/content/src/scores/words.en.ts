import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  none: 'There is no results page at the moment',
  home: 'Back to home',
} as const satisfies Translation<typeof th>
