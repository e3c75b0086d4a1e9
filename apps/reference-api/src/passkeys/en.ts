import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of passkeys. */
export const en = {
  wrong: 'This passkey cannot be used. Please try again, or use your password.',
  there: 'This passkey is in your account already',
  most: 'You have {count} passkeys, which is the most. Please remove one that you do not use.',
  told: {
    PASSKEY_ADDED:
      'A passkey that logs in to your account was added. If it was not you, set a new password under Forgot password, and contact our team.',
    PASSKEY_REMOVED:
      'A passkey of your account was removed. If it was not you, set a new password and contact our team.',
  },
} as const satisfies Translation<typeof th>
