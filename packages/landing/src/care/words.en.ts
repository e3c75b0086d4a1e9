import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Play safe',
  text: 'This service is for people aged {age} and over. Set a budget before you play, never use money you need, and take a break when it is no longer fun.',
  help: 'Need someone to talk to? Call the {name}: {phone}',
} as const satisfies Translation<typeof th>
