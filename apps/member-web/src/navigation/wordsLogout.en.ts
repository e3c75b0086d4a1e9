import type { Translation } from '@member/i18n'
import type { th } from './wordsLogout.ts'

export const en = {
  button: 'Log out',
  title: 'Confirm log-out',
  text: 'Do you want to log out?',
} as const satisfies Translation<typeof th>
