import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  providerMaintenance: 'ค่ายเกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกค่ายอื่น',
  notOpened: 'ค่ายเกมไม่ตอบรับ ยอดเงินยังอยู่กับคุณครบถ้วน กรุณาลองใหม่อีกครั้ง',
  notReturned: 'ค่ายเกมยังไม่คืนยอดเงิน ยอดของคุณแสดงอยู่ในรายการเงินในเกม กรุณาลองใหม่อีกครั้ง',
  over: 'เกมรอบนี้จบแล้ว ยอดเงินกลับเข้าเครดิตแล้ว กรุณาเปิดเกมอีกครั้ง',
} as const

const en = {
  providerMaintenance: 'This provider is closed for maintenance. Please choose another one.',
  notOpened: 'The game provider did not answer. You still have all of your money. Please try again.',
  notReturned:
    'The game provider has not returned the money yet. It is shown as money in games. Please try again.',
  over: 'This game has ended and the money is back in your credit. Please open the game again.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
