/** Thai texts of the desk's sign-in. */
export const th = {
  title: 'โต๊ะเจ้าหน้าที่',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  code: 'รหัส 6 หลักจากแอปยืนยันตัวตน',
  signIn: 'เข้าสู่ระบบ',
  wrong: 'ชื่อผู้ใช้ รหัสผ่าน หรือรหัส 6 หลักไม่ถูกต้อง กรุณาลองใหม่',
}
