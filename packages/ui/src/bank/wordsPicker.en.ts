import type { Translation } from '@member/i18n'
import type { th } from './wordsPicker.ts'

export const en = {
  more: 'Other banks',
  search: 'Search banks',
  none: 'No such bank',
} as const satisfies Translation<typeof th>
