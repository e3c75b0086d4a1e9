import { words } from '@member/i18n'

export const id = 'home/help'

export const th = {
  title: 'ช่วยเหลือ',
  search: 'ค้นหาคำถาม',
  searchHint: 'เช่น สลิป ถอนเงิน โบนัส',
  found: 'พบ {count:number} คำถาม',
  nothing: 'ไม่พบคำถามนี้ ลองใช้คำอื่น หรือติดต่อเจ้าหน้าที่',
  more: 'ยังไม่ได้คำตอบ',
  contact: 'ติดต่อเจ้าหน้าที่',
} as const

export const t = words<typeof th>(id)
