/** Texts of the page that stands in for every other without a network; the brand build writes it. */
export const th = {
  title: 'เชื่อมต่อเว็บไซต์ไม่ได้',
  text: 'เมื่อเชื่อมต่อได้หน้านี้จะเปิดต่อให้เอง รายการเงินของคุณอยู่ที่ระบบ ไม่มีสิ่งใดสูญหาย',
  retry: 'ลองอีกครั้ง',
} as const
