import { words } from '@member/i18n'

export const id = 'wallet/waiting'

export const th = {
  kept: 'พักไว้ {amount} ถอนได้',
  slip: 'สลิปรอตรวจ {count:number} รายการ',
  deposit: 'ยอดฝากรอตรวจ {count:number} รายการ',
  withdrawal: 'ถอนเงินรอโอน {count:number} รายการ',
  notPaid: 'โอนไม่สำเร็จ {count:number} รายการ ส่งอีกครั้ง',
} as const

export const t = words<typeof th>(id)
