import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  noAccountOpen: 'ขณะนี้ยังไม่เปิดรับฝาก กรุณาติดต่อเจ้าหน้าที่',
} as const

const en = {
  noAccountOpen: 'Deposits are closed for now. Please contact our team.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
