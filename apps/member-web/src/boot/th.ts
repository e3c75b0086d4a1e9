/** Thai texts shown before the app has loaded. */
export const th = {
  failed: 'โหลดเว็บไซต์ไม่ครบ สัญญาณอาจขาดหาย หรือเว็บไซต์เพิ่งอัปเดต',
  slow: 'เว็บไซต์โหลดช้ากว่าปกติ กำลังรอส่วนที่เหลือ',
  reload: 'โหลดหน้าใหม่',
  closed: 'ปิดปรับปรุงระบบชั่วคราว',
} as const
