import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  outdated: 'The text has just changed again. Please read the latest version.',
} as const satisfies Translation<typeof th>
