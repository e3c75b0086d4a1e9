import { words } from '@member/i18n'

export const id = 'wallet/history'

export const th = {
  title: 'ประวัติรายการ',
  deposits: 'ฝาก',
  withdrawals: 'ถอน',
  tabs: 'ประเภทรายการ',
  filter: 'กรองรายการ',
  status: 'สถานะ',
  all: 'ทุกสถานะ',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  clear: 'ล้างตัวกรอง',
  rangeFault: 'วันเริ่มต้นต้องไม่เกินวันสิ้นสุด',
  emptyDeposits: 'ยังไม่มีรายการฝาก',
  emptyWithdrawals: 'ยังไม่มีรายการถอน',
  emptyNext: 'เมื่อฝากหรือถอน รายการจะแสดงที่นี่',
  emptyFiltered: 'ไม่พบรายการตามตัวกรองนี้',
  emptyFilteredNext: 'ลองเปลี่ยนสถานะหรือช่วงวันที่',
  toDeposit: 'ไปฝากเงิน',
  toWithdraw: 'ไปถอนเงิน',
} as const

export const t = words<typeof th>(id)
