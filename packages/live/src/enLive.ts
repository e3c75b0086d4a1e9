import type { Translation } from '@member/i18n'
import type { thLive } from './thLive.ts'

/** English texts of news about deposits and withdrawals. */
export const enLive = {
  deposit: {
    SUCCESS: 'Deposit received: {amount:baht}',
    REJECTED: 'Your deposit of {amount:baht} was not approved',
  },
  withdraw: {
    SUCCESS: 'Your withdrawal of {amount:baht} is in your bank account',
    FAILED:
      'Your withdrawal of {amount:baht} could not be transferred. You can send it again on the withdraw page.',
    REJECTED:
      'Your withdrawal of {amount:baht} was not approved. The money has been returned to your credit.',
  },
} as const satisfies Translation<typeof thLive>
