import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  codeWrong: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว',
  told: {
    FACTOR_ON: 'เปิดการยืนยันสองขั้นตอนของบัญชีคุณแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ และติดต่อเจ้าหน้าที่',
    FACTOR_OFF: 'ปิดการยืนยันสองขั้นตอนของบัญชีคุณแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ และติดต่อเจ้าหน้าที่',
    RECOVERY_CODE_USED: 'มีการใช้รหัสสำรองของบัญชีคุณ รหัสนั้นใช้ซ้ำไม่ได้ หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ และติดต่อเจ้าหน้าที่',
  },
} as const

const en = {
  codeWrong: 'The code is wrong or has already been used',
  told: {
    FACTOR_ON:
      'Two-step verification was turned on for your account. If it was not you, set a new password and contact our team.',
    FACTOR_OFF:
      'Two-step verification was turned off for your account. If it was not you, set a new password and contact our team.',
    RECOVERY_CODE_USED:
      'A recovery code for your account was used. It will not work again. If it was not you, set a new password and contact our team.',
  },
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
