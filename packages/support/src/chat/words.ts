import { words } from '@member/i18n'

export const id = 'support/chat'

export const th = {
  open: 'แชตกับเจ้าหน้าที่',
  close: 'ปิดแชต',
  frame: 'หน้าต่างแชต',
  title: 'แชตกับเจ้าหน้าที่',
} as const

export const t = words<typeof th>(id)
