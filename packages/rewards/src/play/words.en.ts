import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  order: {
    uncertainHint: 'Check the result again. We look for the earlier result first, and send nothing twice.',
    askAgain: 'Check result',
  },
} as const satisfies Translation<typeof th>
