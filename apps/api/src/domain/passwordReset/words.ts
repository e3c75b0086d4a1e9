import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  code: 'รหัสตั้งรหัสผ่านใหม่ {code} ใช้ได้ 10 นาที ห้ามบอกรหัสนี้กับผู้อื่น',
  changed: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว และทุกอุปกรณ์ออกจากระบบแล้ว หากไม่ใช่คุณ กรุณาติดต่อเจ้าหน้าที่',
} as const

const en = {
  code: 'Your code for a new password is {code}. It is valid for 10 minutes. Do not share it with anyone.',
  changed: 'Your password was changed and all devices were logged out. If it was not you, contact our team.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
