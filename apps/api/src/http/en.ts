import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  tokenMissing: 'Please log in',
  tokenExpired: 'Your session has ended. Please log in again.',
  passwordChanged:
    'You have been logged out because the password was changed. Please log in with the new one.',
  tokenRevoked: 'You have been logged out. Please log in again.',
  suspended: 'This account is suspended. Please contact our team.',
  closed: 'This account is closed, as you asked. For any question, contact our team.',
  invalid: 'Something you entered is not correct. Please check it.',
  tooLarge: 'What you sent is too large. Please make it smaller and try again.',
  notFound: 'What you asked for was not found',
  keyMissing: 'The request has no key. Please try again.',
  keyReused: 'This was already sent with other details. Please check your history.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  passwordAgain: 'Please confirm your password to continue',
  factorNeeded: 'Please enter the code from your authenticator app to continue',
  consentNeeded: 'The terms or the privacy policy have changed. Please read and answer before you continue.',
  upstream: 'The bank has a temporary problem. Please try again.',
  maintenance: 'The system is closed for maintenance',
  unavailable: 'The service is temporarily unavailable. Please try again.',
  broken: 'Something went wrong. Please try again.',
} as const satisfies Translation<typeof th>
