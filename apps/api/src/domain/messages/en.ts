import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  endpoint: 'This browser cannot receive notifications',
  endpointOfAnother:
    'This browser receives the notifications of another account. Turn notifications of this site off in the browser, then on again.',
  credited: 'Your deposit is in your credit',
  paid: 'Your withdrawal is in your bank account',
  depositRefused: 'A deposit was not approved',
  withdrawRefused: 'A withdrawal was not approved',
  payoutFailed: 'A transfer to your bank failed',
  login: 'A log-in on a new device',
  look: 'Tap to see it',
  sendAgain: 'The money is still set aside for you. Tap to send it again.',
  notYou: 'If it was not you, tap to look at your devices',
} as const satisfies Translation<typeof th>
