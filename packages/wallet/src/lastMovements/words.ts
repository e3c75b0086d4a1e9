import { words } from '@member/i18n'

export const id = 'wallet/lastMovements'

export const th = {
  title: 'รายการล่าสุด',
  none: 'ยังไม่มีรายการเงิน',
  deposit: 'ฝากเงิน',
} as const

export const t = words<typeof th>(id)
