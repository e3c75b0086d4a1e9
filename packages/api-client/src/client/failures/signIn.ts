import type { FailureRecords } from './record.ts'

/** Failures of registration, log-in, passwords and devices. */
export const signIn = {
  401001: { code: 'TOKEN_MISSING', isFirst: true, th: 'กรุณาเข้าสู่ระบบ', en: 'Please log in' },
  401002: {
    code: 'TOKEN_EXPIRED',
    isFirst: true,
    th: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'Your session has ended. Please log in again.',
  },
  401003: {
    code: 'TOKEN_REVOKED',
    isFirst: true,
    th: 'อุปกรณ์นี้ถูกออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'This device was logged out. Please log in again.',
  },
  401010: {
    code: 'LOGIN_FAILED',
    isFirst: true,
    th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    en: 'The username or password is not correct',
  },
  403001: {
    code: 'ACCOUNT_SUSPENDED',
    isFirst: true,
    th: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อเจ้าหน้าที่',
    en: 'This account is suspended. Please contact our team.',
  },
  409301: {
    code: 'PHONE_USED',
    isFirst: true,
    th: 'เบอร์นี้มีบัญชีอยู่แล้ว',
    en: 'There is already an account with this mobile number',
  },
  409302: {
    code: 'BANK_USED',
    isFirst: true,
    th: 'เลขที่บัญชีนี้ถูกใช้สมัครแล้ว',
    en: 'This bank account is already registered',
  },
  409303: { code: 'USERNAME_USED', isFirst: true, th: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว', en: 'This username is taken' },
  409304: {
    code: 'EXCLUDED_PERSON',
    isFirst: true,
    th: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ จึงสมัครใหม่ไม่ได้ หากมีข้อสงสัย กรุณาติดต่อเจ้าหน้าที่',
    en: 'You cannot sign up again during the self-exclusion you asked for. If you have a question, please contact our team.',
  },
  409801: { code: 'FACTOR_OFF', th: 'ยังไม่ได้เปิดการยืนยันสองขั้นตอน', en: 'Two-step verification is not on' },
  409802: { code: 'FACTOR_ON', th: 'เปิดการยืนยันสองขั้นตอนไว้แล้ว', en: 'Two-step verification is already on' },
  409803: { code: 'PASSKEY_THERE', th: 'มีพาสคีย์นี้ในบัญชีแล้ว', en: 'Your account already has this passkey' },
  422002: { code: 'OLD_PASSWORD_WRONG', th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is not correct' },
  422003: { code: 'PASSWORD_WRONG', th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not correct' },
  422004: {
    code: 'CODE_WRONG',
    isFirst: true,
    th: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The code is wrong or has expired',
  },
  422005: {
    code: 'PASSKEY_WRONG',
    th: 'ใช้พาสคีย์นี้ไม่ได้ กรุณาลองใหม่ หรือใช้รหัสผ่าน',
    en: 'This passkey cannot be used. Please try again, or use your password.',
  },
  422608: {
    code: 'UNDER_AGE',
    isFirst: true,
    th: 'อายุยังไม่ถึงเกณฑ์ จึงยังสมัครไม่ได้',
    en: 'You are under the minimum age, so you cannot sign up yet',
    figures: {
      th: 'ขอบคุณที่สนใจ เว็บไซต์นี้เปิดให้ผู้ที่มีอายุครบ {age:number} ปีเท่านั้น จึงยังรับสมัครไม่ได้',
      en: 'Thank you for your interest. This site is only for people aged {age:number} and over, so you cannot sign up yet.',
    },
  },
  428001: {
    code: 'PASSWORD_AGAIN',
    th: 'กรุณายืนยันรหัสผ่านเพื่อทำรายการต่อ',
    en: 'Please confirm your password to continue.',
  },
  428002: {
    code: 'CONSENT_NEEDED',
    th: 'ข้อกำหนดหรือนโยบายมีการเปลี่ยนแปลง กรุณาอ่านและตอบก่อนทำรายการ',
    en: 'The terms or a policy have changed. Please read and answer before you continue.',
  },
  428003: {
    code: 'FACTOR_NEEDED',
    isFirst: true,
    th: 'กรุณากรอกรหัสจากแอปยืนยันตัวตนเพื่อทำรายการต่อ',
    en: 'Please enter the code from your authenticator app to continue.',
  },
} as const satisfies FailureRecords
