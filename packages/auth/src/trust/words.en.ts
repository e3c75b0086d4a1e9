import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Play at ease with {brand}',
  licence: { title: 'Licensed', text: '{authority}, no. {number}' },
  ownAccount: {
    title: 'Money moves only through your account',
    text: 'Deposits and withdrawals use a bank account in your own name.',
  },
  limits: { title: 'You are in control', text: 'Set limits, reminders or a break at any time.' },
  password: { title: 'Your password is yours', text: 'Our team never asks for your password or an OTP.' },
} as const satisfies Translation<typeof th>
