export const th = {
  noAccountOpen: 'ขณะนี้ยังไม่เปิดรับฝาก กรุณาติดต่อเจ้าหน้าที่',
} as const
