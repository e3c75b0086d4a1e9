import { words } from '@member/i18n'

export const id = 'home/legal'

export const th = {
  parts: 'หัวข้อในหน้านี้',
  missing: 'โหลดข้อความไม่สำเร็จ',
  again: 'โหลดอีกครั้ง',
} as const

export const t = words<typeof th>(id)
