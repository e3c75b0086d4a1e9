/** Thai texts of the history, for its file. */
export const th = {
  cursor: 'ไม่พบหน้านี้ของรายการ',
  head: ['วันที่', 'เวลา', 'รายการ', 'รายละเอียด', 'จำนวน', 'หน่วย', 'สถานะ', 'เลขอ้างอิง'],
  kind: {
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    refund: 'คืนเงินถอน',
    bonus: 'โบนัส',
    'bonus-given-up': 'ยกเลิกโบนัสเพราะถอนเงิน',
    'bonus-given-back': 'คืนโบนัสที่ยกเลิก',
    'game-in': 'เข้าเกม',
    'game-out': 'ออกจากเกม',
    rebate: 'คืนยอดเสีย',
    commission: 'รายได้จากการแนะนำ',
    prize: 'รางวัลกิจกรรม',
    reward: 'แลกของรางวัล',
    points: 'คะแนน',
  },
  unit: { THB: 'บาท', PNT: 'คะแนน' },
  status: {
    PENDING: 'รอดำเนินการ',
    CHECKING: 'กำลังตรวจสอบ',
    PROCESSING: 'กำลังโอนเงิน',
    DONE: 'สำเร็จ',
    FAILED: 'โอนไม่สำเร็จ',
    REJECTED: 'ไม่อนุมัติ',
  },
} as const
