/** Thai texts of the proof of a phone. */
export const th = {
  codeWrong: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว',
  code: 'รหัสยืนยันเบอร์มือถือเพื่อสมัครสมาชิก {code} ใช้ได้ 10 นาที ห้ามบอกรหัสนี้กับผู้อื่น',
  unproven: 'กรุณายืนยันเบอร์มือถือด้วยรหัสจาก SMS',
} as const
