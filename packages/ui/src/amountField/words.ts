import { words } from '@member/i18n'

export const id = 'ui/amountField'

export const th = {
  all: 'ทั้งหมด',
  choices: 'เลือกจำนวนเงิน',
  reads: 'เท่ากับ {amount}',
  empty: 'กรุณากรอกจำนวนเงิน',
  form: 'กรอกเป็นตัวเลขเท่านั้น เช่น 1,000 หรือ 1000.50',
  decimals: 'กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  zero: 'จำนวนเงินต้องมากกว่า 0 บาท',
  huge: 'จำนวนเงินมากเกินไป',
  min: 'ขั้นต่ำ {amount:shortBaht}',
  max: 'สูงสุด {amount:shortBaht}',
} as const

export const t = words<typeof th>(id)
