import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  read: 'Read more',
  dismiss: 'Hide for today',
  understood: 'Got it',
  marquee: 'Announcements from the site',
  pause: 'Pause scrolling text',
  run: 'Resume scrolling text',
  count: 'Announcement {at} of {of}',
  close: 'Close',
} as const satisfies Translation<typeof th>
