import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Money set aside, not yet for play',
  why: {
    DEPOSIT_LIMIT: 'This money is over the deposit limit you set',
    BREAK: 'You cannot play with this money while you are on a break',
    EXCLUSION: 'You cannot play with this money while you are self-excluded',
    REVIEW: 'Our team is checking your account. You can play with this money once that is done.',
  },
  limit: {
    DAY: 'This money is over your deposit limit of {amount:shortBaht} a day',
    WEEK: 'This money is over your deposit limit of {amount:shortBaht} a week',
    MONTH: 'This money is over your deposit limit of {amount:shortBaht} a month',
  },
  newPeriod: 'You can play with it under the limit of the new period from {time:dateTime}',
  until: 'You can play with it from {time:dateTime}',
  own: 'This money is yours. You can withdraw it at any time, and withdrawals use it first.',
} as const satisfies Translation<typeof th>
