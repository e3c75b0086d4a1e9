export const th = {
  links: 'ช่วยเหลือและข้อกำหนด',
  missing: 'โหลดข้อความไม่สำเร็จ',
  again: 'โหลดอีกครั้ง',
} as const
