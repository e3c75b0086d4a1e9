import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Are you old enough?',
  text: '{name} is only for people aged {age} and over',
  yes: 'I am {age} or over',
  no: 'Not yet',
  youngTitle: 'Thank you for your honesty',
  young: 'This site is only for people aged {age} and over, so you cannot use it yet.',
  listen:
    'If you or someone close to you is worried about gambling, you can talk to a specialist without giving your name.',
  call: 'Call the {name}: {phone}',
  more: 'Read more',
  again: 'Answer again',
} as const satisfies Translation<typeof th>
