/** Thai texts of registration. */
export const th = {
  phoneUsed: 'เบอร์นี้มีบัญชีอยู่แล้ว',
  bankUsed: 'เลขที่บัญชีนี้ถูกใช้สมัครแล้ว',
  usernameUsed: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว',
  bankUnknown: 'กรุณาเลือกธนาคาร',
  accountUnknown: 'ไม่พบเลขที่บัญชีนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
  birthDateMissing: 'กรุณากรอกวันเกิด',
  birthDateWrong: 'วันเกิดไม่ถูกต้อง กรุณาตรวจวัน เดือน และปีเกิด',
  underAge: 'ขอบคุณที่สนใจ เว็บไซต์นี้เปิดให้ผู้ที่มีอายุครบ {age} ปีเท่านั้น จึงยังรับสมัครไม่ได้',
  inviterUnknown: 'ไม่พบรหัสผู้แนะนำนี้',
} as const
