import { words } from '@member/i18n'

export const id = 'ui/command'

export const th = {
  checking: 'กำลังตรวจผลของรายการ…',
  uncertain: 'ยังไม่ทราบผลของรายการ',
  hint: 'ตรวจดูค่าที่แสดงในหน้านี้ หากยังไม่เปลี่ยน กดส่งอีกครั้งได้ ระบบไม่ทำซ้ำ',
} as const

export const t = words<typeof th>(id)
