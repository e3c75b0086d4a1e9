export const th = {
  title: 'ยอดเล่นตามโบนัส',
  left: (amount: string) => `เล่นอีก ${amount}`,
  played: (played: string, asked: string) => `เล่นแล้ว ${played} จาก ${asked}`,
  of: (bonus: string, day: string) => `โบนัส ${bonus} รับเมื่อ ${day}`,
  held: (held: string) => `โบนัสและเงินที่ชนะจากโบนัส ${held} ถอนได้เมื่อเล่นครบ เงินส่วนอื่นถอนได้ตามปกติ`,
  all: 'ถอนได้เมื่อเล่นครบ',
  counts: 'ทุกเกมนับเต็มจำนวนเงินที่เดิมพัน',
  play: 'ไปเล่นเกม',
} as const
