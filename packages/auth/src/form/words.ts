import { words } from '@member/i18n'

export const id = 'auth'

export const th = {
  wait: 'ลองได้อีกครั้งใน',
  offline: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่ ข้อมูลที่กรอกยังอยู่ครบ',
  partMissing: 'โหลดส่วนหนึ่งของเว็บไซต์ไม่สำเร็จ กรุณาลองอีกครั้ง หรือรีเฟรชหน้า ข้อมูลที่กรอกยังอยู่ครบ',
  uncertain: 'ยังไม่ทราบผล กรุณากดอีกครั้งเพื่อตรวจสอบ ระบบจะไม่ทำรายการซ้ำ',
} as const

export const t = words<typeof th>(id)
