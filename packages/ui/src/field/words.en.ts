import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = { clear: 'Clear search' } as const satisfies Translation<typeof th>
