import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  open: 'Chat with our team',
  close: 'Close chat',
  frame: 'Chat window',
  title: 'Chat with our team',
} as const satisfies Translation<typeof th>
