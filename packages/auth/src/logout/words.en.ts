import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  success: 'You are logged out',
} as const satisfies Translation<typeof th>
