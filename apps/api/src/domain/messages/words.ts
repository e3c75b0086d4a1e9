import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

/**
 * Texts of push messages, and of their set-up. Push messages have no amounts or names, because they appear on a
 * locked screen.
 */
const th = {
  endpoint: 'เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้',
  endpointOfAnother: 'เบราว์เซอร์นี้รับการแจ้งเตือนของบัญชีอื่นอยู่ กรุณาปิดการแจ้งเตือนของเว็บไซต์นี้ในเบราว์เซอร์ แล้วเปิดใหม่',
  credited: 'เงินฝากเข้าเครดิตแล้ว',
  paid: 'โอนเงินถอนเข้าบัญชีแล้ว',
  depositRefused: 'รายการฝากไม่ได้รับอนุมัติ',
  withdrawRefused: 'รายการถอนไม่ได้รับอนุมัติ',
  payoutFailed: 'โอนเงินถอนไม่สำเร็จ',
  login: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
  look: 'แตะเพื่อดูรายการ',
  sendAgain: 'เงินยังถูกกันไว้ให้คุณ แตะเพื่อส่งอีกครั้ง',
  notYou: 'หากไม่ใช่คุณ แตะเพื่อดูอุปกรณ์ของคุณ',
} as const

const en = {
  endpoint: 'This browser cannot receive notifications',
  endpointOfAnother:
    'This browser receives the notifications of another account. Turn notifications of this site off in the browser, then on again.',
  credited: 'Your deposit is in your credit',
  paid: 'Your withdrawal is in your bank account',
  depositRefused: 'A deposit was not approved',
  withdrawRefused: 'A withdrawal was not approved',
  payoutFailed: 'A transfer to your bank failed',
  login: 'A log-in on a new device',
  look: 'Tap to see it',
  sendAgain: 'The money is still held for you. Tap to send it again.',
  notYou: 'If it was not you, tap to look at your devices',
} as const satisfies Translation<typeof th>

export const texts = { th, en }

export const t = textsIn(texts)
