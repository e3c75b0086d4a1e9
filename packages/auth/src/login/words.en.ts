import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Log in',
  lead: 'Welcome back to {brand}',
  username: 'Username or mobile number',
  usernameMissing: 'Please fill this in',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  submit: 'Log in',
  forgot: 'Forgot password',
  notMember: 'Not a member yet?',
  register: 'Sign up',
  passwordUnsure:
    'Your password may have changed. Try the new one first. If it does not work, use the old one.',
  ended: {
    expired: 'Your session has ended. Please log in again.',
    suspended: 'This account is suspended. Please contact our team.',
    elsewhere: 'You logged out in another window',
  },
} as const satisfies Translation<typeof th>
