import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  reached: 'You have reached your {kind} limit of {amount:shortBaht} {period}. It resets on {end:dateTime}.',
  tooMuch:
    'This is over your {kind} limit of {amount:shortBaht} {period}. You have {left:shortBaht} left. It resets on {end:dateTime}.',
  kind: { DEPOSIT: 'deposit', LOSS: 'loss', STAKE: 'stake' },
  period: { DAY: 'a day', WEEK: 'a week', MONTH: 'a month' },
  onBreak: 'You are on a break from playing. You can withdraw and see your history as usual.',
  onBreakUntil:
    'You are on a break from playing until {end:dateTime}. You can withdraw and see your history as usual.',
  excluded:
    'You are in the permanent self-exclusion you asked for. You can withdraw and see your history as usual.',
  excludedUntil:
    'You are in the self-exclusion you asked for until {end:dateTime}. You can withdraw and see your history as usual.',
  exclusionBegun: 'The permanent self-exclusion you asked for has begun. You can withdraw as usual.',
  exclusionBegunUntil:
    'The self-exclusion you asked for has begun and lasts until {end:dateTime}. You can withdraw as usual.',
  excludedPerson:
    'You cannot sign up again during the self-exclusion you asked for. If you have a question, please contact our team.',
  notWaiting: 'There is no limit change to confirm',
  notReady: 'You can confirm from {readyAt:dateTime}',
  spending: {
    head: [
      'Period',
      'From',
      'Deposited (baht)',
      'Withdrawn (baht)',
      'Withdrawn minus deposited (baht)',
      'Time in games (minutes)',
    ],
    period: { WEEK: 'This week', MONTH: 'This month', YEAR: 'This year', ALL: 'All time' },
  },
} as const satisfies Translation<typeof th>
