import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Bonus turnover',
  stillToPlay: 'still to play',
  left: '{amount} left',
  played: 'Played {played} of {asked}',
  of: 'Bonus of {bonus}, received {day:date}',
  held: 'The bonus and what you won with it, {held}, can be withdrawn once the turnover is complete. Other money can be withdrawn as usual.',
  free: 'Can be withdrawn now',
  locked: 'Locked until played through',
  all: 'Can be withdrawn once the turnover is complete',
  counts: 'In every game, the whole stake counts',
  play: 'Go to games',
} as const satisfies Translation<typeof th>
