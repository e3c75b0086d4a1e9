export const th = { failed: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' }
