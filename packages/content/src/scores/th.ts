export const th = {
  none: 'ขณะนี้ยังไม่มีหน้าผลการแข่งขัน',
  home: 'กลับหน้าแรก',
} as const
