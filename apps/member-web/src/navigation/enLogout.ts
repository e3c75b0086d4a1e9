import type { Translation } from '@member/i18n'
import type { thLogout } from './thLogout.ts'

export const enLogout = {
  button: 'Log out',
  title: 'Confirm logout',
  text: 'Do you want to log out?',
} as const satisfies Translation<typeof thLogout>
