import { words } from '@member/i18n'

export const id = '{{package}}/{{name}}'

export const th = {
  title: {{{quoted thai}}},
  empty: 'ยังไม่มีรายการ',
  absent: 'เว็บไซต์นี้ยังไม่มีส่วนนี้',
} as const

export const t = words<typeof th>(id)
