import { words } from '@member/i18n'

export const id = 'site/update'

export const th = {
  title: 'มีเวอร์ชันใหม่',
  text: 'เว็บไซต์อัปเดตแล้ว กรุณารีเฟรชหน้าเพื่อใช้เวอร์ชันล่าสุด',
  reload: 'รีเฟรชหน้า',
  dismiss: 'ไม่แสดงอีกในวันนี้',
} as const

export const t = words<typeof th>(id)
