import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'What you have set',
  nothing: 'You have not set anything yet',
  nothingNext: 'A limit is one way to start',
  some: 'Your settings are in force',
  any: 'Your settings',
  anyNext: 'See and change them under each heading',
  setLimit: 'Set a limit',
  noLimit: 'None set',
  every: 'Every {span}',
  noTime: 'No reminders',
  notAway: 'No break',
  unknown: 'Not known yet. Tap to see it.',
} as const satisfies Translation<typeof th>
