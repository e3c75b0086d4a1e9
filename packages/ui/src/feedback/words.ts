import { words } from '@member/i18n'

export const id = 'ui/feedback'

export const th = {
  closesIn: 'ปิดเองใน {seconds} วินาที',
  stop: 'หยุดเวลา',
  stopped: 'หยุดเวลาแล้ว',
} as const

export const t = words<typeof th>(id)
