import { words } from '@member/i18n'

export const id = 'home/dashboard'

export const th = {
  hello: 'สวัสดี คุณ{name}',
  next: {
    title: 'รับได้ตอนนี้',
    checkIn: 'เช็กอินวันนี้ได้',
    refund: 'คืนยอดเสีย',
    untilMidnight: '{amount} ถึงเที่ยงคืน',
    promotion: 'ดูเวลาและเงื่อนไข',
    points: 'มี {count:number} คะแนน',
  },
  waiting: {
    title: 'รอคุณอยู่',
    cards: '{name} เหลือ {count:number} ครั้ง',
    papers: 'รอเอกสารยืนยันตัวตนจากคุณ',
  },
  first: {
    title: 'เริ่มอย่างไร',
    steps: [
      'ฝากเงินจากบัญชีของคุณ ยอดเข้าเครดิตเอง',
      'เลือกเกม เครดิตตามไปในเกม และกลับมาเมื่อออกจากเกม',
      'ถอนกลับเข้าบัญชีเดิม เห็นสถานะทุกขั้น',
    ],
  },
  games: 'เกม',
  shortcuts: 'เมนูลัด',
  otherShortcuts: 'เมนูลัดอื่น',
} as const

export const tDashboard = words<typeof th>(id)
