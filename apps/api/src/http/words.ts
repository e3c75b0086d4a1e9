import type { Translation } from '@member/i18n'
import { textsIn } from '../values/texts.ts'

const th = {
  passwordChanged: 'ออกจากระบบแล้วเพราะมีการเปลี่ยนรหัสผ่าน กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  closed: 'บัญชีนี้ปิดแล้วตามคำขอของคุณ หากต้องการสอบถาม ติดต่อเจ้าหน้าที่ได้',
  invalid: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  keyMissing: 'คำขอไม่มีรหัสรายการ กรุณาลองใหม่อีกครั้ง',
  maintenance: 'ปิดปรับปรุงระบบชั่วคราว',
} as const

const en = {
  passwordChanged:
    'You have been logged out because the password was changed. Please log in with the new one.',
  closed: 'This account is closed, as you asked. For any question, contact our team.',
  invalid: 'Something you entered is not correct. Please check it.',
  keyMissing: 'The request has no key. Please try again.',
  maintenance: 'The system is closed for maintenance',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
