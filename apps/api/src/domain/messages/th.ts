/**
 * Texts of push messages, and of their set-up. Push messages have no amounts or names, because they appear on a
 * locked screen.
 */
export const th = {
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
