import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  cursor: 'ไม่พบหน้านี้ของรายการ',
} as const

const en = {
  cursor: 'This page of the list was not found',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
