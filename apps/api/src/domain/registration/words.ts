import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  bankUnknown: 'กรุณาเลือกธนาคาร',
  accountUnknown: 'ไม่พบเลขที่บัญชีนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
  birthDateMissing: 'กรุณากรอกวันเกิด',
  birthDateWrong: 'วันเกิดไม่ถูกต้อง กรุณาตรวจวัน เดือน และปีเกิด',
  inviterUnknown: 'ไม่พบรหัสผู้แนะนำนี้',
} as const

const en = {
  bankUnknown: 'Please choose a bank',
  accountUnknown: 'This account was not found. Please check the bank and the account number.',
  birthDateMissing: 'Please enter your date of birth',
  birthDateWrong: 'The date of birth is not correct. Please check the day, month and year.',
  inviterUnknown: 'This referral code was not found',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
