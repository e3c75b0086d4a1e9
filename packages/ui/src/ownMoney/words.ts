import { words } from '@member/i18n'

export const id = 'ui/ownMoney'

export const th = {
  hide: 'ซ่อนยอดเงิน',
  show: 'แสดงยอดเงิน',
  hidden: 'ซ่อนยอดไว้',
} as const

export const t = words<typeof th>(id)
