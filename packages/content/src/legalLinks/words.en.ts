import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  links: 'Help, terms and policies',
} as const satisfies Translation<typeof th>
