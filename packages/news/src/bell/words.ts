import { words } from '@member/i18n'

export const id = 'news/bell'

export const th = {
  title: 'การแจ้งเตือน',
  unread: 'มีใหม่ {count} รายการ',
} as const

export const t = words<typeof th>(id)
