import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  noAccountOpen: 'Deposits are closed for now. Please contact our team.',
} as const satisfies Translation<typeof th>
