import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  points: 'points',
  won: 'Congratulations, you won',
  got: 'You got',
  paid: 'This cost {points:number} {points|point|points}',
  lost: 'No prize this time',
  next: {
    CREDIT: 'It is in your credit',
    POINT: 'Added to your points',
    ITEM: 'Our team has your delivery request',
    NONE: 'Thank you for taking part',
    OTHER: 'A new prize. Reload this page to see the details.',
  },
  play: 'Go to games',
  history: 'See in history',
  redeem: 'Redeem rewards',
  events: 'Back to events',
  given: 'It is in your credit',
  short: 'You do not have enough points. It costs {points:number} {points|point|points}.',
  found: 'This is the result of your earlier play',
  all: 'Prizes and chances',
  chances: 'Chance per play; every draw follows it',
  notNow: 'Not available now',
  emptyLog: 'No history yet',
  emptyLogNext: 'Your results are kept here',
  pointsOwned: 'Your points',
  pointsFailed: 'Points not known yet',
} as const satisfies Translation<typeof th>
