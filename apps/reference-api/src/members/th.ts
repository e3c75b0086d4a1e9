/** Thai texts of passwords. */
export const th = {
  oldPasswordWrong: 'รหัสผ่านเดิมไม่ถูกต้อง',
  passwordWrong: 'รหัสผ่านไม่ถูกต้อง',
} as const
