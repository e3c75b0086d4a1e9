import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  codeWrong: 'The code is wrong or has expired',
  code: 'Your code for a new password is {code}. It is valid for 10 minutes. Do not share it with anyone.',
  changed: 'Your password was changed and all devices were logged out. If it was not you, contact our team.',
} as const satisfies Translation<typeof th>
