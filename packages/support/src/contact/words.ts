import { words } from '@member/i18n'

export const id = 'support/contact'

export const th = {
  intro: 'ทักเจ้าหน้าที่ผ่านไลน์ แจ้งชื่อผู้ใช้และเรื่องที่ต้องการให้ช่วย',
  backup: 'ไลน์สำรอง',
  help: 'ดูคำตอบในหน้าช่วยเหลือก่อน',
  ready: 'แจ้งให้ครบ ตอบได้เร็ว',
  readyItems: [
    'ชื่อผู้ใช้ของคุณ',
    'เรื่องฝาก: ยอด เวลา และรูปสลิป',
    'เรื่องถอน: ยอดและเวลาที่แจ้งถอน',
    'เรื่องเกม: ชื่อเกมและเวลาที่เล่น',
  ],
  safe: 'เจ้าหน้าที่ไม่เคยขอรหัสผ่านหรือ OTP',
} as const

export const t = words<typeof th>(id)
