import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  tooLittle: 'โอนขั้นต่ำ {least:shortBaht}',
  balance: 'รายได้จากการแนะนำคงเหลือ {left:shortBaht} ไม่พอสำหรับจำนวนที่ขอ',
  refundWhole: 'ยอดคืนที่รับได้ตอนนี้คือ {refundable:shortBaht} รับครั้งเดียวเต็มจำนวน',
  refundClaimed: 'คุณรับคืนยอดเสียของเมื่อวานแล้ว',
  period: 'เลือกช่วงเวลาได้ไม่เกิน 1 ปี',
} as const

const en = {
  tooLittle: 'The minimum transfer is {least:shortBaht}',
  balance: 'Your referral earnings are {left:shortBaht}, less than the amount you asked for',
  refundWhole: 'Your loss refund is {refundable:shortBaht} now. It is paid in full, all at once.',
  refundClaimed: 'You have already claimed yesterday’s loss refund',
  period: 'Choose a period of up to 1 year',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
