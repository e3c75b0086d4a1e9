import { words } from '@member/i18n'

export const id = 'protection/spending'

export const th = {
  title: 'สรุปฝากถอนและเวลาเล่น',
  intro: 'นับเฉพาะเงินที่ฝากและถอนสำเร็จแล้ว ไม่นับโบนัส',
  openNote: 'สัปดาห์นี้ เดือนนี้ ปีนี้ และทั้งหมด',
  file: 'บันทึกเป็นไฟล์ CSV',
  fileFailed: 'บันทึกไฟล์ไม่สำเร็จ กรุณาลองอีกครั้ง',
  absent: 'เว็บไซต์นี้ยังไม่มีสรุปฝากถอน ดูทุกรายการได้ที่ประวัติ',
  sums: 'แต่ละช่วงเวลา',
  period: { WEEK: 'สัปดาห์นี้', MONTH: 'เดือนนี้', YEAR: 'ปีนี้', ALL: 'ตั้งแต่เป็นสมาชิก' },
  since: 'ตั้งแต่ {day:date}',
  deposited: 'ฝาก',
  withdrawn: 'ถอน',
  net: 'ฝากสุทธิ',
  more: 'ฝากมากกว่าถอน',
  less: 'ถอนมากกว่าฝาก',
  even: 'ฝากเท่ากับถอน',
  played: 'เวลาที่เปิดเกม',
  months: 'แต่ละเดือน',
  month: 'เดือน',
  caption: 'ยอดฝากและถอนแต่ละเดือน (บาท)',
  upTo: 'แท่งสูงสุด {baht:shortBaht}',
} as const

export const t = words<typeof th>(id)
