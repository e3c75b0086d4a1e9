import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Play safe',
  intro: 'Set your own limits, and we make sure they are kept',
  part: { limits: 'Limits', time: 'Reminders', break: 'Breaks', overview: 'Overview' },
  help: {
    title: 'Someone to talk to',
    text: 'This service is for people aged {age} and over. If playing starts to affect your money, your work or people close to you, you can talk to a specialist without giving your name.',
    call: 'Call the {name}: {phone}',
  },
} as const satisfies Translation<typeof th>
