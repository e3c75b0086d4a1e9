export const th = {
  order: {
    uncertainHint: 'กดตรวจผลอีกครั้ง ระบบจะหาผลเดิมก่อน ไม่ส่งซ้ำ',
    askAgain: 'ตรวจผลรายการ',
  },
  more: 'แสดงเพิ่มเติม',
} as const
