import type { Translation } from '@member/i18n'
import type { th } from './wordsWelcome.ts'

export const en = {
  success: 'Logged in',
  lastLogin: 'Last log-in {dateTime:dateTime}',
} as const satisfies Translation<typeof th>
