import { words } from '@member/i18n'

export const id = 'rewards'

export const th = {
  order: {
    uncertainHint: 'กดตรวจผลอีกครั้ง ระบบจะหาผลเดิมก่อน ไม่ส่งซ้ำ',
    askAgain: 'ตรวจผลรายการ',
  },
} as const

export const t = words<typeof th>(id)
