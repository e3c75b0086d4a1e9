import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Card flip',
  titleGoods: 'Flip for rewards',
  pick: 'Choose 1 card',
  free: 'Free',
  left: '{count:number} {count|flip|flips} left',
  none: 'No flips available',
  leftFree: '{count:number} free {count|flip|flips} left',
  leftPaid: '{count:number} {count|flip|flips} left, {points:number} {points|point|points} each',
  afterFree: 'Then {points:number} {points|point|points} each',
  pay: {
    title: 'Flip a card for points',
    points: '{points:number} {points|point|points}',
    ok: 'Flip the card',
  },
  cost: 'Price without a free flip: {points:number} {points|point|points}',
  board: 'All cards',
  card: 'Card {place}',
  opened: 'Card {place}, your choice: {label}',
  turning: 'Flipping the card…',
  again: 'Play again',
  choose: 'Choose an event',
  log: 'Past results',
  otherLog: 'Other past results',
  mine: 'My rewards',
  mineNext: 'Goods from your cards appear here with their delivery status',
  sent: 'Our team has your delivery request. You can see its status below.',
  closed: 'There is no card flip at the moment',
  closedNext: 'Meanwhile you can see other events',
  toEvents: 'See other events',
} as const satisfies Translation<typeof th>
