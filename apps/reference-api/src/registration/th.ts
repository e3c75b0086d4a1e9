export const th = {
  phoneUsed: 'เบอร์นี้มีบัญชีอยู่แล้ว',
  bankUsed: 'เลขที่บัญชีนี้ถูกใช้สมัครแล้ว',
  usernameUsed: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว',
  bankUnknown: 'เลือกธนาคาร',
  accountUnknown: 'ไม่พบเลขที่บัญชีนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
  inviterUnknown: 'ไม่พบรหัสผู้แนะนำนี้',
}
