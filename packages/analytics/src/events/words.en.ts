import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Counting visits',
  question:
    'May we count visits to improve the site? Your name, mobile number and amounts of money are never sent.',
  more: 'Read more',
  no: 'Don’t allow',
  yes: 'Allow',
  what: 'To improve the site, we count which pages are opened, and when somebody signs up or deposits for the first time. Your name, mobile number and amounts of money are never sent.',
  given: 'You allowed this. You can stop it at any time.',
  notGiven: 'You have not allowed this, so nothing is counted',
  give: 'Allow counting',
  withdraw: 'Stop counting',
} as const satisfies Translation<typeof th>
