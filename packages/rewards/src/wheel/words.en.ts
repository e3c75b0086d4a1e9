import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Prize wheel',
  spin: 'Spin the wheel',
  spinFor: 'Spin the wheel for {points:number} {points|point|points}',
  left: '{count:number} {count|spin|spins} left',
  leftFree: '{count:number} free {count|spin|spins} left',
  leftPaid: '{count:number} {count|spin|spins} left, {points:number} {points|point|points} each',
  afterFree: 'Then {points:number} {points|point|points} each',
  pay: {
    title: 'Spin the wheel for points',
    points: '{points:number} {points|point|points}',
    ok: 'Spin',
  },
  max: 'You can keep up to {count:number} earned {count|spin|spins}',
  cost: 'Price without a free spin: {points:number} {points|point|points}',
  segments: 'Wheel with {count:number} {count|segment|segments}',
  turning: 'The wheel is spinning…',
  none: 'No spins available',
  log: 'Past results',
  closed: 'There is no wheel at the moment',
  closedNext: 'Meanwhile you can see other events',
  toEvents: 'See other events',
} as const satisfies Translation<typeof th>
