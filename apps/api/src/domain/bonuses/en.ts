import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  notOpen: 'This promotion no longer applies to this deposit. Please choose again.',
  notHeld: 'There is no bonus left to cancel',
  inGame: 'Some of your money is still in a game. Return it to your credit first, then cancel the bonus.',
  changed:
    'The bonus has changed. Cancelling it removes {givesUp:shortBaht}, the bonus and what you won with it. Please check the amount and confirm again.',
} as const satisfies Translation<typeof th>
