import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  intro: 'Message our team on LINE with your username and what you need help with',
  backup: 'Backup LINE',
  help: 'Read the questions and answers first',
  safe: 'Our team never asks for your password or an OTP',
} as const satisfies Translation<typeof th>
