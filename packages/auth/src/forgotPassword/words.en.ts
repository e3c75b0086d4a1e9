import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Forgot password',
  lead: 'Get a code by SMS and set a new password',
  ends: 'Every device is then logged out.',
  endsPasskeys: 'Every device is then logged out, and all passkeys are removed. You can add new ones later.',
  leadHelp: 'Message our team on LINE to set a new password',
  phone: 'Your registered mobile number',
  send: 'Send the code by SMS',
  sent: 'If this number is registered, a 6-digit code arrives within a minute.',
  sentAgain: 'A new code was sent. Please use the latest one.',
  validFor: ['The code is valid for', 'minutes'],
  over: 'The code has expired. Please ask for a new one.',
  otherPhone: 'Change the number',
  code: '6-digit code from the SMS',
  new: 'New password',
  confirm: 'Confirm new password',
  rule: 'At least 8 characters. A phrase that is easy to remember works well.',
  submit: 'Set the new password',
  resend: 'Send a code again',
  resendIn: 'Send again in',
  done: 'The new password is set',
  doneText: 'All devices are logged out. Please log in with the new password.',
  login: 'Log in',
  noCode: 'Didn’t get a code, or changed your number?',
  help: 'Message our team on LINE',
} as const satisfies Translation<typeof th>
