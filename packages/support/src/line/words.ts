import { words } from '@member/i18n'

export const id = 'support'

export const th = {
  title: 'ติดต่อเรา',
  main: 'ไลน์หลัก',
  bubble: 'คุยกับเจ้าหน้าที่ทางไลน์',
} as const

export const t = words<typeof th>(id)
