/** Thai texts of limits and breaks. */
export const th = {
  reached: 'ครบวงเงิน{kind} {amount:shortBaht}{period}ที่คุณตั้งไว้แล้ว เริ่มใหม่ {end:dateTime}',
  tooMuch: 'เกินวงเงิน{kind} {amount:shortBaht}{period}ที่คุณตั้งไว้ ตอนนี้เหลือ {left:shortBaht} เริ่มใหม่ {end:dateTime}',
  kind: { DEPOSIT: 'ฝาก', LOSS: 'เสีย', STAKE: 'เดิมพัน' },
  period: { DAY: 'ต่อวัน', WEEK: 'ต่อสัปดาห์', MONTH: 'ต่อเดือน' },
  onBreak: 'คุณอยู่ในช่วงพักการเล่น ถอนเงินและดูประวัติได้ตามปกติ',
  onBreakUntil: 'คุณอยู่ในช่วงพักการเล่น ถึง {end:dateTime} ถอนเงินและดูประวัติได้ตามปกติ',
  excluded: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ตลอดไป ถอนเงินและดูประวัติได้ตามปกติ',
  excludedUntil: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ถึง {end:dateTime} ถอนเงินและดูประวัติได้ตามปกติ',
  exclusionBegun: 'เริ่มงดเล่นตามที่คุณขอแล้ว ตลอดไป ถอนเงินได้ตามปกติ',
  exclusionBegunUntil: 'เริ่มงดเล่นตามที่คุณขอแล้ว ถึง {end:dateTime} ถอนเงินได้ตามปกติ',
  excludedPerson: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ จึงสมัครใหม่ไม่ได้ หากมีข้อสงสัย กรุณาติดต่อเจ้าหน้าที่',
  notWaiting: 'ไม่มีการเปลี่ยนวงเงินที่รอยืนยัน',
  notReady: 'ยืนยันได้ตั้งแต่ {readyAt:dateTime}',
  spending: {
    head: ['ช่วงเวลา', 'ตั้งแต่', 'ฝาก (บาท)', 'ถอน (บาท)', 'ถอนลบฝาก (บาท)', 'เวลาที่เปิดเกม (นาที)'],
    period: { WEEK: 'สัปดาห์นี้', MONTH: 'เดือนนี้', YEAR: 'ปีนี้', ALL: 'ทั้งหมด' },
  },
} as const
