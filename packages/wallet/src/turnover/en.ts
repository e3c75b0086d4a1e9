import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the turnover that a bonus asks for. */
export const en = {
  title: 'Bonus turnover',
  left: '{amount:shortBaht} left',
  played: 'Played {played:shortBaht} of {asked:shortBaht}',
  of: 'Bonus of {bonus:shortBaht}, received {day:day}',
  held: 'The bonus and what you won with it, {held:shortBaht}, can be withdrawn once the turnover is complete. Other money can be withdrawn as usual.',
  keptUpTo:
    'The bonus and what you won with it, {held:shortBaht}, can be withdrawn once the turnover is complete. Before that, you can withdraw up to {amount:shortBaht} and keep the bonus. If you withdraw more, the bonus is cancelled.',
  givenUp:
    'The bonus and what you won with it, {held:shortBaht}, can be withdrawn once the turnover is complete. If you withdraw before that, the bonus is cancelled.',
  all: 'Can be withdrawn once the turnover is complete',
  counts: 'In every game, the whole stake counts',
  play: 'Go to games',
} as const satisfies Translation<typeof th>
