import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: {{{quoted english}}},
  empty: 'Nothing yet',
  absent: 'This site does not have this yet',
} as const satisfies Translation<typeof th>
