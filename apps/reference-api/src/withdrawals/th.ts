const baht = (amount: number) => `${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}\u00A0บาท`

export const th = {
  open: 'คุณมีคำขอถอนที่กำลังดำเนินการอยู่ ถอนใหม่ได้เมื่อรายการนั้นเสร็จสิ้น',
  notFailed: 'รายการถอนนี้ส่งอีกครั้งไม่ได้แล้ว',
  settled: 'รายการถอนนี้ดำเนินการไปแล้ว',
  minimum: (amount: number) => `ถอนขั้นต่ำ ${baht(amount)}`,
  perTime: (amount: number) => `ถอนได้ไม่เกิน ${baht(amount)} ต่อครั้ง`,
  times: 'ถอนครบจำนวนครั้งของวันนี้แล้ว',
  perDay: (left: number) => `เกินวงเงินถอนของวันนี้ วันนี้ถอนได้อีก ${baht(left)}`,
  turnover: (left: number, own: number) =>
    `โบนัสต้องเล่นอีก ${baht(left)} จึงจะถอนได้ ส่วนที่เป็นเงินของคุณถอนได้ ${baht(own)}`,
  balance: (balance: number) => `เครดิตไม่พอ คุณมีเครดิต ${baht(balance)}`,
}
