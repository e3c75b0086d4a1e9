import { words } from '@member/i18n'

export const id = 'auth/logout'

export const th = {
  success: 'ออกจากระบบเรียบร้อยแล้ว',
} as const

export const t = words<typeof th>(id)
