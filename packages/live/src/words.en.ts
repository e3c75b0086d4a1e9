import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  deposit: {
    SUCCESS: 'Deposit received: {amount}',
    REJECTED: 'Your deposit of {amount} was not approved',
  },
  depositKept: '{amount} received, of which {kept} is set aside and cannot be played with yet',
  withdraw: {
    SUCCESS: 'Your withdrawal of {amount} is in your bank account',
    FAILED:
      'Your withdrawal of {amount} could not be transferred. You can send it again on the withdraw page.',
    REJECTED: 'Your withdrawal of {amount} was not approved. The money has been returned to your credit.',
  },
} as const satisfies Translation<typeof th>
