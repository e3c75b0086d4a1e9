import { words } from '@member/i18n'

export const id = 'rewards/period'

export const th = {
  label: 'ช่วงเวลา',
  span: {
    today: 'วันนี้',
    yesterday: 'เมื่อวาน',
    week: '7 วัน',
    month: '30 วัน',
    thisMonth: 'เดือนนี้',
    lastMonth: 'เดือนก่อน',
  },
  days: 'เลือกวัน',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  backwards: 'วันเริ่มต้นต้องไม่เกินวันสิ้นสุด',
} as const

export const t = words<typeof th>(id)
