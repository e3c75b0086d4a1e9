const figure = (baht: number) => `${baht.toLocaleString('th-TH')} บาท`

/** What a member reads of invitations and of the refund. */
export const th = {
  tooLittle: (least: number) => `ถอนเข้าเครดิตได้ตั้งแต่ ${figure(least)} ขึ้นไป`,
  balance: (left: number) => `ยอดแนะนำเพื่อนคงเหลือ ${figure(left)} ไม่พอสำหรับจำนวนที่ขอ`,
  refundWhole: (refundable: number) => `ยอดเสียคืนที่รับได้ตอนนี้คือ ${figure(refundable)} รับครั้งเดียวเต็มจำนวน`,
  refundClaimed: 'คุณรับยอดเสียคืนของเมื่อวานไปแล้ว',
  period: 'เลือกช่วงเวลาได้ไม่เกิน 1 ปี',
}
