import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  noEvent: 'This event is not open yet',
  noSpins: 'You have no spins left',
  noTurns: 'You have no card flips left',
  noPoints:
    'You do not have enough points to flip a card. It costs {cost:number} {cost|point|points}, and you have {point:number}.',
  noCard: 'There is no such card',
  checkedIn: 'You have already checked in today',
  day: 'Day {day}',
} as const satisfies Translation<typeof th>
