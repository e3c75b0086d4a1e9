import { words } from '@member/i18n'

export const id = 'site/menu'

export const th = {
  money: 'เงิน',
  play: 'เล่น',
  rewards: 'สิทธิ์และรางวัล',
  account: 'บัญชี',
  support: 'บริการสมาชิก',
  limits: 'ตั้งวงเงิน',
  break: 'พักการเล่น',
  checkIn: 'เช็กอินรายวัน',
} as const

export const tMenu = words<typeof th>(id)
