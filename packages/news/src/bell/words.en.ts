import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Inbox',
  unread: '{count} new',
} as const satisfies Translation<typeof th>
