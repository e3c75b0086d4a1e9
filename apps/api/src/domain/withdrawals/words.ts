import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  settled: 'รายการถอนนี้ดำเนินการไปแล้ว',
  waiting: 'ถอนเงินได้อีกครั้งตั้งแต่ {until:dateTime} เพราะเพิ่งยกเลิกการยืนยันสองขั้นตอนผ่านเจ้าหน้าที่',
} as const

const en = {
  settled: 'This withdrawal has already been settled',
  waiting:
    'You can withdraw again from {until:dateTime}, as our team has just removed your two-step verification',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
