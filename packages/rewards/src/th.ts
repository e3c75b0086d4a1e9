export const th = {
  levels: {
    name: ['', 'ซิลเวอร์', 'โกลด์', 'แพลทินัม', 'ไดมอนด์', 'วีไอพี', 'วีไอพี'],
    label: (name: string) => `ระดับสมาชิก ${name}`,
    disabled: 'ยังไม่เปิด',
    lines: {
      total: (amount: string) => `ยอดฝากสะสมตั้งแต่ ${amount}\u00a0บาท`,
      month: (amount: string) => `ยอดฝากภายใน 1 เดือนตั้งแต่ ${amount}\u00a0บาท`,
      perDay: (amount: string) => `ถอนได้สูงสุดวันละ ${amount}\u00a0บาท`,
      perTime: (amount: string) => `ถอนได้สูงสุดครั้งละ ${amount}\u00a0บาท`,
      times: 'ถอนได้วันละ 5 ครั้ง',
    },
  },
  order: {
    asking: 'กำลังตรวจผลของรายการ…',
    uncertain: 'ยังไม่ทราบผลของรายการ',
    uncertainHint: 'กดตรวจผลอีกครั้ง ระบบจะหาผลเดิมก่อน ไม่ส่งซ้ำ',
    askAgain: 'ตรวจผลรายการ',
  },
  more: 'แสดงเพิ่มเติม',
}
