import type { Translation } from '@member/i18n'
import type { th } from './wordsOwnLimit.ts'

export const en = {
  movesUpTo: {
    LOSS: '{amount:baht} goes into the game, the loss limit that you set. The rest stays in your credit, and what is in the game comes back when you leave it.',
    STAKE:
      '{amount:baht} goes into the game, the stake limit that you set. The rest stays in your credit, and what is in the game comes back when you leave it.',
  },
  entersUpTo: {
    LOSS: 'No more than {amount:baht} goes into the game, the loss limit that you set.',
    STAKE: 'No more than {amount:baht} goes into the game, the stake limit that you set.',
  },
  limitFull: {
    LOSS: 'The loss limit of {amount:shortBaht} that you set is reached. It resets {time:dateTime}.',
    STAKE: 'The stake limit of {amount:shortBaht} that you set is reached. It resets {time:dateTime}.',
  },
} as const satisfies Translation<typeof th>
