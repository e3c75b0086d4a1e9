export const th = {
  cursor: 'ไม่พบหน้านี้ของรายการ',
} as const
