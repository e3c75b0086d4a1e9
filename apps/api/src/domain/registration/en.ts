import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  phoneUsed: 'There is already an account with this phone number',
  bankUsed: 'This bank account is already registered',
  usernameUsed: 'This username is taken',
  bankUnknown: 'Please choose a bank',
  accountUnknown: 'This account was not found. Please check the bank and the account number.',
  birthDateMissing: 'Please enter your date of birth',
  birthDateWrong: 'The date of birth is not correct. Please check the day, month and year.',
  underAge:
    'Thank you for your interest. This site is only for people aged {age} and over, so you cannot sign up yet.',
  inviterUnknown: 'This referral code was not found',
} as const satisfies Translation<typeof th>
