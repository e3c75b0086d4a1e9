import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'What you have set',
  nothing: 'You have not set anything yet',
  nothingNext: 'You can at any time. A limit is one way to start.',
  setLimit: 'Set a limit',
  limits: 'Limits',
  noLimit: 'None set',
  time: 'Time reminder',
  every: 'Every {span}',
  noTime: 'No reminders',
  away: 'Break',
  notAway: 'No break',
  unknown: 'Not known yet. Tap to see it.',
} as const satisfies Translation<typeof th>
