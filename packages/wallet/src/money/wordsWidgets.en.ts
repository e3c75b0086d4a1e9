import type { Translation } from '@member/i18n'
import type { th } from './wordsWidgets.ts'

/** Texts of the landing page and the top bar. */
export const en = {
  credit: {
    label: 'Credit',
    refresh: 'Refresh credit',
    updatedAt: 'Updated at {time:time}',
    staleAt: 'As of {time:time}, may be out of date',
    unknown: 'Not known yet',
    inGame: 'You have money in a game',
    game: 'Game result',
  },
  recent: {
    deposits: 'Latest deposits',
    withdrawals: 'Latest withdrawals',
    withinHours: 'less than {count:number} {count|hour|hours} ago',
    earlier: 'earlier',
    empty: 'Nothing recent yet',
  },
} as const satisfies Translation<typeof th>
