import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  codeWrong: 'The code is wrong or has already been used',
  off: 'Two-step verification is not on',
  on: 'Two-step verification is already on',
  told: {
    FACTOR_ON:
      'Two-step verification was turned on for your account. If it was not you, set a new password and contact our team.',
    FACTOR_OFF:
      'Two-step verification was turned off for your account. If it was not you, set a new password and contact our team.',
    RECOVERY_CODE_USED:
      'A recovery code for your account was used. It will not work again. If it was not you, set a new password and contact our team.',
  },
} as const satisfies Translation<typeof th>
