import type { Translation } from '@member/i18n'
import type { th } from './wordsMenu.ts'

export const en = {
  money: 'Money',
  play: 'Play',
  rewards: 'Rewards',
  account: 'Account',
  support: 'Support',
  limits: 'Set limits',
  break: 'Take a break',
  checkIn: 'Daily check-in',
} as const satisfies Translation<typeof th>
