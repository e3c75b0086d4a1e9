import { words } from '@member/i18n'

export const id = 'ui/embeddedFrame'

export const th = {
  missing: 'แสดงหน้านี้ไม่ได้',
  hint: 'ผู้ให้บริการหน้านี้ยังไม่ตอบ ลองอีกครั้ง หรือเปิดในหน้าต่างใหม่',
  provider: 'ข้อมูลจากผู้ให้บริการ',
  open: 'เปิดในหน้าต่างใหม่',
} as const

export const t = words<typeof th>(id)
