import { words } from '@member/i18n'

export const id = 'home/legalLinks'

export const th = {
  links: 'ช่วยเหลือและข้อกำหนด',
} as const

export const t = words<typeof th>(id)
