export const th = {
  tooLittle: 'โอนเข้าเครดิตได้ตั้งแต่ {least:shortBaht}',
  balance: 'รายได้จากการแนะนำคงเหลือ {left:shortBaht} ไม่พอสำหรับจำนวนที่ขอ',
  refundWhole: 'ยอดคืนที่รับได้ตอนนี้คือ {refundable:shortBaht} รับครั้งเดียวเต็มจำนวน',
  refundClaimed: 'คุณรับคืนยอดเสียของเมื่อวานแล้ว',
  period: 'เลือกช่วงเวลาได้ไม่เกิน 1 ปี',
} as const
