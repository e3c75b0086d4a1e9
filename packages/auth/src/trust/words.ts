import { words } from '@member/i18n'

export const id = 'auth/trust'

export const th = {
  title: 'เล่นกับ{brand} อย่างสบายใจ',
  licence: { title: 'มีใบอนุญาต', text: '{authority} เลขที่ {number}' },
  ownAccount: { title: 'เงินเข้าออกบัญชีคุณเท่านั้น', text: 'ฝากและถอนกับบัญชีธนาคารชื่อเดียวกับสมาชิก' },
  limits: { title: 'คุมการเล่นได้เอง', text: 'ตั้งวงเงิน เตือนเวลา หรือพักการเล่นได้ทุกเมื่อ' },
  password: { title: 'รหัสของคุณเป็นของคุณ', text: 'เจ้าหน้าที่ไม่เคยขอรหัสผ่านหรือ OTP' },
} as const

export const t = words<typeof th>(id)
