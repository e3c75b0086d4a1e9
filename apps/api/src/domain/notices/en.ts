import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  cursor: 'This page of the list was not found',
} as const satisfies Translation<typeof th>
