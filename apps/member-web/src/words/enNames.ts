import type { Translation } from '@member/i18n'
import type { thNames } from './thNames.ts'

export const enNames = {
  casino: 'Live casino',
  history: 'History',
  games: 'All games',
  media: 'Events',
} as const satisfies Translation<typeof thNames>
