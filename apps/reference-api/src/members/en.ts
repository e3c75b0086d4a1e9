import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of passwords. */
export const en = {
  oldPasswordWrong: 'The current password is not correct',
  passwordWrong: 'The password is not correct',
} as const satisfies Translation<typeof th>
