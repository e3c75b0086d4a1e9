import { words } from '@member/i18n'

export const id = 'home/landing'

export const th = {
  login: 'เข้าสู่ระบบ',
  member: 'เป็นสมาชิกอยู่แล้ว?',
  places: 'โปรโมชั่นและผลการแข่งขัน',
  feed: 'รายการล่าสุดจากสมาชิก',
  register: 'สมัครสมาชิก',
  steps: 'เริ่มต้นง่ายใน 3 ขั้นตอน',
  step: [
    { title: 'สมัครสมาชิก', text: 'ใช้เบอร์มือถือและบัญชีธนาคารของคุณเอง' },
    { title: 'ฝากเงิน', text: 'โอนเข้าบัญชีที่แสดง หรือแนบสลิปให้ระบบตรวจ' },
    { title: 'ถอนได้ทุกวัน', text: 'เห็นวงเงินที่เหลือและสถานะของทุกคำขอ' },
  ],
} as const

export const tLanding = words<typeof th>(id)
