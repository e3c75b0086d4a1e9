export const th = {
  outdated: 'เนื้อหาเพิ่งเปลี่ยนอีกครั้ง กรุณาอ่านฉบับล่าสุด',
} as const
