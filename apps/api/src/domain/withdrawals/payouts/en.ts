import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  refused: 'The receiving bank did not accept the transfer. Please try again, or contact our team.',
} as const satisfies Translation<typeof th>
