import type { Translation } from '@member/i18n'
import type { thPicker } from './thPicker.ts'

export const enPicker = {
  more: 'Other banks',
  search: 'Search banks',
  none: 'No such bank',
} as const satisfies Translation<typeof thPicker>
