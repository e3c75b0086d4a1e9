import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the turnover that a bonus asks for. */
export const en = {
  title: 'Bonus turnover',
  stillToPlay: 'still to play',
  left: '{amount} left',
  played: 'Played {played} of {asked}',
  of: 'Bonus of {bonus}, received {day:day}',
  held: 'The bonus and what you won with it, {held}, can be withdrawn once the turnover is complete. Other money can be withdrawn as usual.',
  keptUpTo:
    'The bonus and what you won with it, {held}, can be withdrawn once the turnover is complete. Before that, you can withdraw up to {amount} and keep the bonus. If you withdraw more, the bonus is cancelled.',
  givenUp:
    'The bonus and what you won with it, {held}, can be withdrawn once the turnover is complete. If you withdraw before that, the bonus is cancelled.',
  own: {
    free: '{own} is your own money, and {free} of it can be withdrawn now while you keep the bonus. The rest, and the bonus with what you won with it, {held}, can be withdrawn once the turnover is complete; or all of your own money if you cancel the bonus.',
    held: '{own} is your own money, {held} is the bonus and what you won with it. All of it can be withdrawn once the turnover is complete, or your own money at once if you cancel the bonus.',
    none: 'All of your credit is the bonus and what you won with it, {held}. It can be withdrawn once the turnover is complete.',
  },
  all: 'Can be withdrawn once the turnover is complete',
  counts: 'In every game, the whole stake counts',
  play: 'Go to games',
} as const satisfies Translation<typeof th>
