import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  failed: 'The username or password is not correct',
  failedLeft:
    'The username or password is not correct. You can try {left} more {left|time|times}, then you have to wait {minutes} {minutes|minute|minutes}.',
  failedWait:
    'The username or password is not correct, and there are no attempts left. Please wait before you try this name again.',
  newDevice:
    'Somebody logged in to your account on a new device. If it was not you, say so under My devices, or set a new password.',
  passwordWrong: 'The password is not correct',
  samePassword: 'The new password must differ from the old one',
  guessableOwn:
    'This password is easy to guess: it is like your name, phone or account number. Please choose another one.',
  guessable: 'This password is too easy to guess. Please choose another one.',
} as const satisfies Translation<typeof th>
