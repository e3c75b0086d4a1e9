import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  hello: 'Hello, {name}',
  next: {
    title: 'Available now',
    checkIn: 'Ready for today',
    refund: 'Loss refund',
    untilMidnight: '{amount} until midnight',
    promotion: 'See times and terms',
    points: '{count:number} {count|point|points}',
  },
  waiting: {
    title: 'Waiting for you',
    cards: '{name}: {count:number} left',
    papers: 'We are waiting for your identity documents',
  },
  first: {
    title: 'How to start',
    steps: [
      'Transfer from your own account. The credit is added automatically.',
      'Choose a game. Your credit goes with you, and comes back when you leave it.',
      'Withdraw to the same account, and see the status of each step.',
    ],
  },
  games: 'Games',
  shortcuts: 'Shortcuts',
  otherShortcuts: 'Other shortcuts',
} as const satisfies Translation<typeof th>
