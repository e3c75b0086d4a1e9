import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  balanceType: 'ไม่มียอดเงินประเภทนี้',
} as const

const en = {
  balanceType: 'There is no balance of this type',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
