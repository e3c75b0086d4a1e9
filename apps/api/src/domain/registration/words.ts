import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  phoneUsed: 'เบอร์นี้มีบัญชีอยู่แล้ว',
  bankUsed: 'เลขที่บัญชีนี้ถูกใช้สมัครแล้ว',
  usernameUsed: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว',
  bankUnknown: 'กรุณาเลือกธนาคาร',
  accountUnknown: 'ไม่พบเลขที่บัญชีนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
  birthDateMissing: 'กรุณากรอกวันเกิด',
  birthDateWrong: 'วันเกิดไม่ถูกต้อง กรุณาตรวจวัน เดือน และปีเกิด',
  underAge: 'ขอบคุณที่สนใจ เว็บไซต์นี้เปิดให้ผู้ที่มีอายุครบ {age} ปีเท่านั้น จึงยังรับสมัครไม่ได้',
  inviterUnknown: 'ไม่พบรหัสผู้แนะนำนี้',
} as const

const en = {
  phoneUsed: 'There is already an account with this phone number',
  bankUsed: 'This bank account is already registered',
  usernameUsed: 'This username is taken',
  bankUnknown: 'Please choose a bank',
  accountUnknown: 'This account was not found. Please check the bank and the account number.',
  birthDateMissing: 'Please enter your date of birth',
  birthDateWrong: 'The date of birth is not correct. Please check the day, month and year.',
  underAge:
    'Thank you for your interest. This site is only for people aged {age} and over, so you cannot sign up yet.',
  inviterUnknown: 'This referral code was not found',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
