export const th = {
  title: 'ยอดเล่นตามโบนัส',
  left: 'เหลือ {amount:shortBaht}',
  played: 'เล่นแล้ว {played:shortBaht} จาก {asked:shortBaht}',
  of: 'โบนัส {bonus:shortBaht} รับเมื่อ {day:day}',
  held: 'โบนัสและเงินที่ชนะจากโบนัส {held:shortBaht} ถอนได้เมื่อเล่นครบ เงินส่วนอื่นถอนได้ตามปกติ',
  keptUpTo:
    'โบนัสและเงินที่ชนะจากโบนัส {held:shortBaht} ถอนได้เมื่อเล่นครบ ก่อนนั้นถอนเงินได้ไม่เกิน {amount:shortBaht} โดยโบนัสยังอยู่ หากถอนมากกว่านั้นโบนัสจะถูกยกเลิก',
  givenUp: 'โบนัสและเงินที่ชนะจากโบนัส {held:shortBaht} ถอนได้เมื่อเล่นครบ หากถอนเงินก่อนนั้นโบนัสจะถูกยกเลิก',
  all: 'ถอนได้เมื่อเล่นครบ',
  counts: 'ทุกเกมนับเต็มยอดเดิมพัน',
  play: 'ไปเล่นเกม',
} as const
