/** Thai texts of a newer build of the site. */
export const th = {
  title: 'มีเวอร์ชันใหม่',
  text: 'เว็บไซต์อัปเดตแล้ว กรุณารีเฟรชหน้าเพื่อใช้เวอร์ชันล่าสุด',
  reload: 'รีเฟรชหน้า',
  dismiss: 'ไม่แสดงอีกในวันนี้',
} as const
