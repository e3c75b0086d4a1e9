export const th = {
  levels: {
    name: { 1: 'ซิลเวอร์', 2: 'โกลด์', 3: 'แพลทินัม', 4: 'ไดมอนด์', 5: 'วีไอพี', 6: 'วีไอพี' },
    label: (name: string) => `ระดับสมาชิก ${name}`,
    disabled: 'ยังไม่เปิด',
    lines: {
      total: (amount: string) => `ยอดฝากสะสมตั้งแต่ ${amount}`,
      month: (amount: string) => `ยอดฝากภายใน 1 เดือนตั้งแต่ ${amount}`,
      perDay: (amount: string) => `ถอนได้สูงสุดวันละ ${amount}`,
      perTime: (amount: string) => `ถอนได้สูงสุดครั้งละ ${amount}`,
      times: (times: string) => `ถอนได้วันละ ${times} ครั้ง`,
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
