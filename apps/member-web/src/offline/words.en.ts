import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'The site cannot be reached',
  text: 'This page opens by itself once you are connected. Your money is recorded on our system; nothing is lost.',
  retry: 'Try again',
} as const satisfies Translation<typeof th>
