/** What is said before any other code has come. */
export const th = {
  failed: 'โหลดเว็บไซต์ไม่ครบ สัญญาณอาจขาดหาย หรือเว็บไซต์เพิ่งอัปเดต',
  reload: 'โหลดหน้าใหม่',
  closed: 'ปิดปรับปรุงระบบชั่วคราว',
} as const
