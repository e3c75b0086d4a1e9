import { words } from '@member/i18n'

export const id = 'wallet/turnover'

export const th = {
  title: 'ยอดเล่นตามโบนัส',
  stillToPlay: 'ยังต้องเล่น',
  left: 'เหลือ {amount}',
  played: 'เล่นแล้ว {played} จาก {asked}',
  of: 'โบนัส {bonus} รับเมื่อ {day:date}',
  held: 'โบนัสและเงินที่ชนะจากโบนัส {held} ถอนได้เมื่อเล่นครบ เงินส่วนอื่นถอนได้ตามปกติ',
  free: 'ถอนได้ตอนนี้',
  locked: 'ล็อกจนเล่นครบ',
  all: 'ถอนได้เมื่อเล่นครบ',
  counts: 'ทุกเกมนับเต็มยอดเดิมพัน',
  play: 'ไปเล่นเกม',
} as const

export const t = words<typeof th>(id)
