import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  wrong: 'This passkey cannot be used. Please try again, or use your password.',
  there: 'Your account already has this passkey',
  most: 'You already have {count} passkeys, the maximum. Please remove one that you do not use.',
  told: {
    PASSKEY_ADDED:
      'A passkey was added to your account. If it was not you, set a new password under Forgot password, and contact our team.',
    PASSKEY_REMOVED:
      'A passkey was removed from your account. If it was not you, set a new password and contact our team.',
  },
} as const satisfies Translation<typeof th>
