import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  duplicate: 'สลิปนี้ถูกใช้ไปแล้วเมื่อ {usedAt:dateTime}',
  bankDown: 'ระบบธนาคารขัดข้องชั่วคราว กรุณาลองใหม่ใน {minutes} นาที',
  unknown: 'ไม่พบสลิปนี้ กรุณาแนบสลิปอีกครั้ง',
} as const

const en = {
  duplicate: 'This slip was already used on {usedAt:dateTime}',
  bankDown: 'The bank has a temporary problem. Please try again in {minutes} {minutes|minute|minutes}.',
  unknown: 'This slip was not found. Please attach it again.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
