import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  checking: 'Checking the result…',
  uncertain: 'The result is not known yet',
  hint: 'Look at what this page shows. If it has not changed, you can send again. Nothing is done twice.',
} as const satisfies Translation<typeof th>
