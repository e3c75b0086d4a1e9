import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of bonuses. */
export const en = {
  notOpen: 'This promotion no longer applies to this deposit. Please choose again.',
} as const satisfies Translation<typeof th>
