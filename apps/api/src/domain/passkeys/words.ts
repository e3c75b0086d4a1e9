import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  most: 'มีพาสคีย์ครบ {count} รายการแล้ว กรุณาลบรายการที่ไม่ใช้ก่อน',
  told: {
    PASSKEY_ADDED: 'เพิ่มพาสคีย์สำหรับเข้าสู่ระบบบัญชีของคุณแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ทางเมนู ลืมรหัสผ่าน และติดต่อเจ้าหน้าที่',
    PASSKEY_REMOVED: 'ลบพาสคีย์ของบัญชีคุณแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ และติดต่อเจ้าหน้าที่',
  },
} as const

const en = {
  most: 'You already have {count} passkeys, the maximum. Please remove one that you do not use.',
  told: {
    PASSKEY_ADDED:
      'A passkey was added to your account. If it was not you, set a new password under Forgot password, and contact our team.',
    PASSKEY_REMOVED:
      'A passkey was removed from your account. If it was not you, set a new password and contact our team.',
  },
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
