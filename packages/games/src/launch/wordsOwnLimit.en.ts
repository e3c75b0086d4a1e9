import type { Translation } from '@member/i18n'
import type { th } from './wordsOwnLimit.ts'

export const en = {
  movesUpTo: {
    LOSS: 'Under the loss limit you set, {amount:baht} goes into the game. The rest stays in your credit, and what is in the game comes back when you leave it.',
    STAKE:
      'Under the stake limit you set, {amount:baht} goes into the game. The rest stays in your credit, and what is in the game comes back when you leave it.',
  },
  entersUpTo: {
    LOSS: 'Under the loss limit you set, no more than {amount:baht} goes into the game.',
    STAKE: 'Under the stake limit you set, no more than {amount:baht} goes into the game.',
  },
  limitFullTitle: { LOSS: 'Loss limit reached', STAKE: 'Stake limit reached' },
  limitFull: {
    LOSS: 'The loss limit of {amount:shortBaht} that you set is reached. It resets {time:dateTime}.',
    STAKE: 'The stake limit of {amount:shortBaht} that you set is reached. It resets {time:dateTime}.',
  },
} as const satisfies Translation<typeof th>
