export const th = {
  order: {
    asking: 'กำลังตรวจผลของรายการ…',
    uncertain: 'ยังไม่ทราบผลของรายการ',
    uncertainHint: 'กดตรวจผลอีกครั้ง ระบบจะหาผลเดิมก่อน ไม่ส่งซ้ำ',
    askAgain: 'ตรวจผลรายการ',
  },
  more: 'แสดงเพิ่มเติม',
} as const
