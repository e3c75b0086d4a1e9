/** Thai texts of the desk's sign-in and of its accounts. */
export const th = {
  title: 'โต๊ะเจ้าหน้าที่',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  code: 'รหัส 6 หลักจากแอปยืนยันตัวตน',
  signIn: 'เข้าสู่ระบบ',
  wrong: 'ชื่อผู้ใช้ รหัสผ่าน หรือรหัส 6 หลักไม่ถูกต้อง กรุณาลองใหม่',

  accounts: 'เจ้าหน้าที่',
  add: 'เพิ่มเจ้าหน้าที่',
  roles: 'สิทธิ์',
  role: { support: 'ดูแลสมาชิก', payments: 'การเงิน', marketing: 'การตลาด', owner: 'เจ้าของระบบ' },
  close: 'ปิดบัญชี',
  reopen: 'เปิดบัญชี',
  sessions: 'การเข้าใช้งานตอนนี้',
  endSessions: 'ให้ออกจากระบบ',
  told: (username: string) => `บัญชี ${username} พร้อมใช้ ข้อมูลนี้แสดงครั้งเดียว กรุณาส่งให้เจ้าของบัญชีโดยตรง`,
  back: 'กลับไปหน้าเจ้าหน้าที่',
}
