import { words } from '@member/i18n'

export const id = 'support/contact'

export const th = {
  intro: 'ทักเจ้าหน้าที่ผ่านไลน์ แจ้งชื่อผู้ใช้และเรื่องที่ต้องการให้ช่วย',
  backup: 'ไลน์สำรอง',
  help: 'อ่านคำถามที่พบบ่อยก่อน',
  safe: 'เจ้าหน้าที่ไม่เคยขอรหัสผ่านหรือ OTP',
} as const

export const t = words<typeof th>(id)
