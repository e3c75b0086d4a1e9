import { words } from '@member/i18n'

export const id = 'auth/login'

export const th = {
  title: 'เข้าสู่ระบบ',
  lead: 'ยินดีต้อนรับกลับสู่{brand}',
  username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
  usernameMissing: 'กรุณากรอกช่องนี้',
  password: 'รหัสผ่าน',
  passwordMissing: 'กรุณากรอกรหัสผ่าน',
  submit: 'เข้าสู่ระบบ',
  forgot: 'ลืมรหัสผ่าน',
  notMember: 'ยังไม่เป็นสมาชิก?',
  register: 'สมัครสมาชิก',
  passwordUnsure: 'รหัสผ่านอาจเปลี่ยนแล้ว ลองรหัสผ่านใหม่ก่อน หากเข้าไม่ได้ ให้ใช้รหัสผ่านเดิม',
  ended: {
    expired: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    suspended: 'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อเจ้าหน้าที่',
    elsewhere: 'ออกจากระบบแล้วจากหน้าต่างอื่น',
  },
} as const

export const t = words<typeof th>(id)
