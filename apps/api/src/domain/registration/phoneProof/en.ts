import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  codeWrong: 'The code is wrong or has expired',
  code: 'Your code to register with this number is {code}. It is valid for 10 minutes. Do not share it with anyone.',
  unproven: 'Please confirm your mobile number with the code from the SMS',
} as const satisfies Translation<typeof th>
