import { words } from '@member/i18n'

export const id = 'protection/overview'

export const th = {
  title: 'ที่คุณตั้งไว้ตอนนี้',
  nothing: 'ยังไม่ได้ตั้งขอบเขตใดไว้',
  nothingNext: 'เริ่มที่วงเงินก่อนก็ได้',
  some: 'ขอบเขตของคุณทำงานอยู่',
  any: 'ขอบเขตของคุณ',
  anyNext: 'ดูและปรับได้ในแต่ละหัวข้อ',
  setLimit: 'ตั้งวงเงิน',
  noLimit: 'ไม่ได้ตั้งไว้',
  every: 'ทุก {span}',
  noTime: 'ไม่เตือน',
  notAway: 'ไม่ได้พักอยู่',
  unknown: 'ยังไม่ทราบ แตะเพื่อดู',
} as const

export const t = words<typeof th>(id)
