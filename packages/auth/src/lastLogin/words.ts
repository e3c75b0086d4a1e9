import { words } from '@member/i18n'

export const id = 'auth/lastLogin'

export const th = {
  last: 'เข้าสู่ระบบครั้งก่อน {when:dateTime} จาก{device}',
  notYou: 'ไม่ใช่คุณ? เปลี่ยนรหัสผ่าน',
  unknown: 'อุปกรณ์ที่ไม่ทราบชื่อ',
  with: '{system} · {browser}',
} as const

export const t = words<typeof th>(id)
