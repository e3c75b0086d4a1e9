export const th = { oldPasswordWrong: 'รหัสผ่านเดิมไม่ถูกต้อง' }
