/** Thai texts of passwords. */
export const th = {
  oldPasswordWrong: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  passwordChanged: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว และอุปกรณ์อื่นออกจากระบบแล้ว หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่และติดต่อเจ้าหน้าที่',
} as const
