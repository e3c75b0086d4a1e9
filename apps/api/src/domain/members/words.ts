import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  passwordChanged: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว และอุปกรณ์อื่นออกจากระบบแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่และติดต่อเจ้าหน้าที่',
} as const

const en = {
  passwordChanged:
    'Your password was changed, and your other devices are logged out. If this was not you, please set a new password and contact our team.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
