import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  oldPasswordWrong: 'The current password is not correct',
  passwordChanged:
    'Your password was changed, and your other devices are logged out. If this was not you, please set a new password and contact our team.',
} as const satisfies Translation<typeof th>
