import type { Translation } from '@member/i18n'
import { textsIn } from '../values/texts.ts'

const th = {
  tokenMissing: 'กรุณาเข้าสู่ระบบ',
  tokenExpired: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
  passwordChanged: 'ออกจากระบบแล้วเพราะมีการเปลี่ยนรหัสผ่าน กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  tokenRevoked: 'อุปกรณ์นี้ถูกออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  suspended: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อเจ้าหน้าที่',
  closed: 'บัญชีนี้ปิดแล้วตามคำขอของคุณ หากต้องการสอบถาม ติดต่อเจ้าหน้าที่ได้',
  invalid: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  tooLarge: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป กรุณาลดขนาดแล้วลองใหม่',
  notFound: 'ไม่พบรายการที่ต้องการ',
  keyMissing: 'คำขอไม่มีรหัสรายการ กรุณาลองใหม่อีกครั้ง',
  keyReused: 'รายการนี้ส่งไปแล้วด้วยข้อมูลอื่น กรุณาตรวจสอบประวัติรายการ',
  tooMany: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
  passwordAgain: 'กรุณายืนยันรหัสผ่านเพื่อทำรายการต่อ',
  factorNeeded: 'กรุณากรอกรหัสจากแอปยืนยันตัวตนเพื่อทำรายการต่อ',
  consentNeeded: 'ข้อกำหนดหรือนโยบายความเป็นส่วนตัวมีการเปลี่ยนแปลง กรุณาอ่านและตอบก่อนทำรายการ',
  upstream: 'ธนาคารขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
  maintenance: 'ปิดปรับปรุงระบบชั่วคราว',
  unavailable: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่',
  broken: 'เกิดข้อผิดพลาดในระบบ กรุณาลองใหม่อีกครั้ง',
} as const

const en = {
  tokenMissing: 'Please log in',
  tokenExpired: 'Your session has ended. Please log in again.',
  passwordChanged:
    'You have been logged out because the password was changed. Please log in with the new one.',
  tokenRevoked: 'You have been logged out. Please log in again.',
  suspended: 'This account is suspended. Please contact our team.',
  closed: 'This account is closed, as you asked. For any question, contact our team.',
  invalid: 'Something you entered is not correct. Please check it.',
  tooLarge: 'What you sent is too large. Please make it smaller and try again.',
  notFound: 'What you asked for was not found',
  keyMissing: 'The request has no key. Please try again.',
  keyReused: 'This was already sent with other details. Please check your history.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  passwordAgain: 'Please confirm your password to continue',
  factorNeeded: 'Please enter the code from your authenticator app to continue',
  consentNeeded: 'The terms or the privacy policy have changed. Please read and answer before you continue.',
  upstream: 'The bank has a temporary problem. Please try again.',
  maintenance: 'The system is closed for maintenance',
  unavailable: 'The service is temporarily unavailable. Please try again.',
  broken: 'Something went wrong. Please try again.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
