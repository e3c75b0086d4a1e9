import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  hide: 'Hide amounts',
  show: 'Show amounts',
  hidden: 'Amount hidden',
} as const satisfies Translation<typeof th>
