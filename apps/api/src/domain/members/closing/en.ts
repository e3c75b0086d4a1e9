import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  left: 'There is still {amount:baht} in your account. Withdraw or collect all of it before you ask to close the account. If that is not possible, please contact our team.',
  underWay:
    'A game or a withdrawal is not finished yet. Please wait for it before you ask to close the account.',
} as const satisfies Translation<typeof th>
