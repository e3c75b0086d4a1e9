import { words } from '@member/i18n'

export const id = 'site/logout'

export const th = {
  button: 'ออกจากระบบ',
  title: 'ยืนยันการออกจากระบบ',
  text: 'คุณต้องการออกจากระบบใช่หรือไม่',
} as const

export const tLogout = words<typeof th>(id)
