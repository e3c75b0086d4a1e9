import { words } from '@member/i18n'

export const id = 'ui/bankPicker'

export const th = {
  more: 'ธนาคารอื่น',
  search: 'ค้นหาธนาคาร',
  none: 'ไม่พบธนาคารนี้',
} as const

export const tPicker = words<typeof th>(id)
