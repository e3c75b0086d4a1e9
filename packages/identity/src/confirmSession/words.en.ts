import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Confirm it is you',
  text: 'Confirm below, and what you started continues at once. You do not need to fill it in again.',
  alone: {
    password: 'Enter your password to confirm it is you.',
    factor: 'Enter a code from your app to confirm it is you.',
    both: 'Enter your password and a code from your app to confirm it is you.',
  },
  textFactor: 'After that you are not asked for a code again for 5 minutes.',
  second: 'Step 2 of 2. The first step was right.',
  textLogin: 'This device is not confirmed yet. Enter the code from your authenticator app.',
  withdrawal: 'Withdrawal',
  disowning: 'Report a log-in that was not yours, log it out and lock withdrawals',
  amount: '{amount:baht}',
  into: 'To {bank} {account}',
  password: 'Password',
  empty: 'Please enter your password',
  code: '6-digit code from the app',
  codeEmpty: 'Enter the 6 digits from the app',
  recovery: 'Recovery code',
  recoveryEmpty: 'Enter the 10 characters of a recovery code',
  recoveryInstead: 'No app at hand? Use a recovery code',
  appInstead: 'Use the code from the app',
  lost: 'If you have neither the app nor a recovery code, please contact our team',
  passkey: 'Use a passkey',
  go: 'Confirm and continue',
  login: 'Log in',
  cancel: 'Cancel',
  nothing: 'If you close this window, nothing will be done',
} as const satisfies Translation<typeof th>
