import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Closed for maintenance',
  text: 'We are sorry for the inconvenience. Please come back later.',
  until: 'Expected to reopen {time:dateTime}',
  again: 'This page comes back by itself when we reopen',
} as const satisfies Translation<typeof th>
