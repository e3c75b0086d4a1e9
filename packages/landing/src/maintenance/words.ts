import { words } from '@member/i18n'

export const id = 'home/maintenance'

export const th = {
  title: 'ปิดปรับปรุงระบบชั่วคราว',
  text: 'ขออภัยในความไม่สะดวก กรุณากลับมาใหม่ภายหลัง',
  until: 'คาดว่าจะเปิดให้บริการ {time:dateTime}',
  again: 'หน้านี้จะกลับมาเองเมื่อเปิดให้บริการ',
} as const

export const t = words<typeof th>(id)
