import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Play with {brand} at ease',
  licence: { title: 'Licensed', text: '{authority}, no. {number}' },
  ownAccount: {
    title: 'Money moves to your account only',
    text: 'Deposits and withdrawals use a bank account in your own name.',
  },
  limits: { title: 'You are in control', text: 'Set limits, reminders or a break at any time.' },
  password: { title: 'Your password is yours', text: 'Our team never asks for your password or an OTP.' },
} as const satisfies Translation<typeof th>
