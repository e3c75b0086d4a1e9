import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  login: 'Log in',
  member: 'Already a member?',
  places: 'Promotions and results',
  feed: 'Latest transactions by members',
  register: 'Sign up',
  steps: 'Start in 3 steps',
  step: [
    { title: 'Sign up', text: 'Use your own mobile number and bank account' },
    { title: 'Deposit', text: 'Transfer to the account shown, or attach a slip to be checked' },
    { title: 'Withdraw any day', text: 'See your remaining limit and the status of every request' },
  ],
} as const satisfies Translation<typeof th>
