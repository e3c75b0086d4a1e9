import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  intro: 'Message our team on LINE with your username and what you need help with',
  backup: 'Backup LINE',
  help: 'Look for the answer in Help first',
  ready: 'Have this ready for a quick answer',
  readyItems: [
    'Your username',
    'Deposits: amount, time and the slip',
    'Withdrawals: amount and time of the request',
    'Games: the game’s name and the time',
  ],
  safe: 'Our team never asks for your password or an OTP',
} as const satisfies Translation<typeof th>
