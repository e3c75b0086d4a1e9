import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  label: 'QR code',
  failed: 'The QR code could not be shown',
} as const satisfies Translation<typeof th>
