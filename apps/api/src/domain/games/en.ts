import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  maintenance: 'This game is closed for maintenance. Please choose another one.',
  providerMaintenance: 'This provider is closed for maintenance. Please choose another one.',
  notOpened: 'The game provider did not answer. You still have all of your money. Please try again.',
  notReturned:
    'The game provider has not returned the money yet. It is shown as money in games. Please try again.',
  over: 'This game has ended and the money is back in your credit. Please open the game again.',
} as const satisfies Translation<typeof th>
