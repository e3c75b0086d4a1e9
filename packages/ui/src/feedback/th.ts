export const th = {
  closesIn: 'ปิดเองใน {seconds} วินาที',
  stop: 'หยุดเวลา',
  stopped: 'หยุดเวลาแล้ว',
} as const
