import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Contact us',
  main: 'Main LINE',
  bubble: 'Talk to our team on LINE',
} as const satisfies Translation<typeof th>
