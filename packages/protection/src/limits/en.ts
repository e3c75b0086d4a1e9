import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of limits. */
export const en = {
  title: 'Your limits',
  intro: 'If you set several, the lowest applies.',
  name: '{kind} {period}',
  kind: { DEPOSIT: 'Deposit limit', LOSS: 'Loss limit', STAKE: 'Stake limit' },
  period: { DAY: 'Per day', WEEK: 'Per week', MONTH: 'Per month' },
  each: { DAY: 'per day', WEEK: 'per week', MONTH: 'per month' },
  anew: {
    DAY: 'Resets at midnight',
    WEEK: 'Resets every Monday',
    MONTH: 'Resets on the 1st of every month',
  },
  means: {
    DEPOSIT: 'All deposits together. Withdrawals are not deducted.',
    LOSS: 'Your stakes less what you won back',
    STAKE: 'All stakes together',
  },
  which: 'Kind of limit',
  howLong: 'Period',
  amount: 'Amount',
  set: 'Set limit',
  now: 'Now set to {amount:shortBaht}',
  rule: 'A new or lower limit applies at once. A higher one takes 24 hours, and then you confirm it again.',
  done: 'Saved',
  asked: 'Your request was sent. Until you confirm it, from 24 hours on, the limit stays as it is.',
  none: 'You haven’t set any limits',
  left: '{amount:shortBaht} left',
  reached: 'Limit reached',
  used: 'Used {used:shortBaht} of {amount:shortBaht}',
  won: 'Won {won:shortBaht} more than lost in this period. Limit {amount:shortBaht}',
  ends: 'Resets {time:dateTime}',
  waits: {
    more: 'Increase to {amount:shortBaht} requested',
    none: 'Removal of this limit requested',
    ready: 'You can confirm from {time:dateTime}.',
    lapses: 'You can confirm until {time:dateTime}. After that your current limit stays.',
    until: 'Meanwhile your current limit applies.',
    confirm: 'Confirm change',
    keep: 'Keep current limit',
  },
  remove: 'Remove limit',
  removeOf: 'Remove limit: {limit}',
  removing: {
    title: 'Ask to remove this limit',
    text: 'The limit applies for another 24 hours. After that you have to come back and confirm again.',
    ok: 'Ask to remove the limit',
    keep: 'Keep the limit',
  },
  offer: {
    title: 'Set a deposit limit before you start?',
    text: 'You decide the most you can deposit, and can lower it at any time. Without a limit you can deposit as usual.',
    set: 'Set limit',
    decline: 'Not now',
  },
} as const satisfies Translation<typeof th>
