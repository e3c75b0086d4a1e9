import type { Translation } from '@member/i18n'
import type { thMenu } from './thMenu.ts'

export const enMenu = {
  money: 'Money',
  play: 'Play',
  rewards: 'Rewards',
  account: 'Account',
  help: 'Help',
  limits: 'Set limits',
  break: 'Take a break',
  checkIn: 'Daily check-in',
  questions: 'Questions and answers',
} as const satisfies Translation<typeof thMenu>
