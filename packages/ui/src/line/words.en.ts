import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  qr: 'LINE QR code of {id}',
  add: 'Open LINE',
  hint: 'Search by ID, and type the @ sign first',
  copy: 'Copy ID',
} as const satisfies Translation<typeof th>
