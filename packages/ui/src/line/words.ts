import { words } from '@member/i18n'

export const id = 'ui/line'

export const th = {
  qr: 'QR ไลน์ {id}',
  add: 'เปิด LINE',
  hint: 'ค้นหาด้วยไอดี อย่าลืมพิมพ์ @ นำหน้า',
  copy: 'คัดลอกไอดี',
} as const

export const t = words<typeof th>(id)
