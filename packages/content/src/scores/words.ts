import { words } from '@member/i18n'

export const id = 'home/scores'

export const th = {
  none: 'ขณะนี้ยังไม่มีหน้าผลการแข่งขัน',
  home: 'กลับหน้าแรก',
} as const

export const t = words<typeof th>(id)
