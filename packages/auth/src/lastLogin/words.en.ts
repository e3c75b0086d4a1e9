import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  last: 'Last log-in {when:dateTime} from {device}.',
  notYou: 'Not you? Change your password',
  unknown: 'an unknown device',
  with: '{system} · {browser}',
} as const satisfies Translation<typeof th>
