import type { Translation } from '@member/i18n'
import { sentencesIn } from './failures/failures.ts'
import type { th } from './words.ts'

export const en = {
  status: sentencesIn('en', { isFirst: true }),
  family: {
    400: 'Something you entered is not correct. Please check it.',
    401: 'Your session has ended. Please log in again.',
    403: 'This account is suspended. Please contact our team.',
    404: 'What you asked for was not found',
    409: 'This was already done or is in progress. Please check your history.',
    413: 'What you sent is too large. Please make it smaller and try again.',
    422: 'This cannot be done. Please check what you entered, or contact our team.',
    429: 'Too many attempts. Please wait a moment.',
  },
  kind: {
    'signed-out': 'Please log in',
    unavailable: 'The service is temporarily unavailable. Please try again.',
    refused: 'Something went wrong. Please try again.',
    unreadable: 'The server’s response could not be read, so nothing is shown. Please try again.',
  },
  timeout: 'This is taking longer than usual. Please check your history before you try again.',
  field: {
    invalid: 'This entry is not valid',
    required: 'Please fill this in',
    phone: 'Enter a 10-digit mobile number that starts with 06, 08 or 09',
    username: 'Use 4–20 English letters or digits',
    usernameIsPhone: 'A mobile number cannot be a username',
    password: 'The password needs at least 8 characters',
    tooLong: 'The text is too long',
    code: 'Enter the 6-digit code',
    mismatch: 'The two passwords are not the same',
    bank: 'Choose a bank',
    bankId: 'The account number must be 10–15 digits',
    consent: 'Please accept this to continue',
    amount: 'Enter an amount above 0 with at most 2 decimal places',
    zipcode: 'Enter a 5-digit postcode',
    slip: 'Please attach a slip',
    paper: 'Please attach a picture',
    day: 'The date is not valid',
    birthDate: 'This date does not exist. Please check the day, month and year of birth.',
    period: 'The start date must not be after the end date',
  },
} as const satisfies Translation<typeof th>
