export const th = {
  parts: 'หัวข้อในหน้านี้',
  missing: 'โหลดข้อความไม่สำเร็จ',
  again: 'โหลดอีกครั้ง',
} as const
