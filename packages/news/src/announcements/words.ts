import { words } from '@member/i18n'

export const id = 'news/announcements'

export const th = {
  read: 'อ่านรายละเอียด',
  dismiss: 'ไม่แสดงอีกในวันนี้',
  understood: 'รับทราบ',
  marquee: 'ประกาศจากเว็บไซต์',
  pause: 'หยุดข้อความเลื่อน',
  run: 'เลื่อนข้อความต่อ',
  count: 'ประกาศ {at} จาก {of}',
  close: 'ปิด',
} as const

export const t = words<typeof th>(id)
