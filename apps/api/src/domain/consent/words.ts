import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  outdated: 'เนื้อหาเพิ่งเปลี่ยนอีกครั้ง กรุณาอ่านฉบับล่าสุด',
} as const

const en = {
  outdated: 'The text has just changed again. Please read the latest version.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
