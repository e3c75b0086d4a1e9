import { words } from '@member/i18n'

export const id = 'site/scheme'

export const th = {
  label: 'สีของหน้าจอ',
  phone: 'ตามเครื่อง',
  light: 'สว่าง',
  dark: 'มืด',
} as const

export const t = words<typeof th>(id)
