import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  notOpen: 'โปรโมชั่นนี้ใช้กับยอดฝากนี้ไม่ได้แล้ว กรุณาเลือกใหม่',
  notHeld: 'ไม่มีโบนัสที่ต้องยกเลิกแล้ว',
  inGame: 'ยังมีเงินอยู่ในเกม นำเงินกลับเข้าเครดิตก่อน แล้วยกเลิกโบนัสได้',
  changed: 'ยอดโบนัสเปลี่ยนไป การยกเลิกจะหักโบนัสและเงินที่ชนะจากโบนัส {givesUp:shortBaht} กรุณาตรวจยอดแล้วยืนยันอีกครั้ง',
} as const

const en = {
  notOpen: 'This promotion no longer applies to this deposit. Please choose again.',
  notHeld: 'There is no bonus left to cancel',
  inGame: 'Some of your money is still in a game. Return it to your credit first, then cancel the bonus.',
  changed:
    'The bonus has changed. Cancelling it removes {givesUp:shortBaht}, the bonus and what you won with it. Please check the amount and confirm again.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
