import type { Translation } from '@member/i18n'
import { textsIn } from '../../../values/texts.ts'

const th = {
  code: 'รหัสยืนยันเบอร์มือถือเพื่อสมัครสมาชิก {code} ใช้ได้ 10 นาที ห้ามบอกรหัสนี้กับผู้อื่น',
  unproven: 'กรุณายืนยันเบอร์มือถือด้วยรหัสจาก SMS',
} as const

const en = {
  code: 'Your code to register with this number is {code}. It is valid for 10 minutes. Do not share it with anyone.',
  unproven: 'Please confirm your mobile number with the code from the SMS',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
