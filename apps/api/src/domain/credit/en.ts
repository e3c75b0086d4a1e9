import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  balanceType: 'There is no balance of this type',
} as const satisfies Translation<typeof th>
