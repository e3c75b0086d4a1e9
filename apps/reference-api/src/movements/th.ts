import type { LedgerKind } from '@member/api-client/contract'

export const th = {
  cursor: 'ไม่พบหน้านี้ของรายการ',
  head: ['วันที่', 'เวลา', 'รายการ', 'รายละเอียด', 'จำนวน', 'หน่วย', 'สถานะ', 'เลขอ้างอิง'],
  kind: {
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    refund: 'คืนเงินถอน',
    bonus: 'โบนัส',
    'game-in': 'เข้าเกม',
    'game-out': 'ออกจากเกม',
    rebate: 'คืนยอดเสีย',
    commission: 'ค่าแนะนำเพื่อน',
    prize: 'รางวัลกิจกรรม',
    reward: 'แลกของรางวัล',
    points: 'คะแนน',
  } satisfies Record<LedgerKind, string>,
  unit: { THB: 'บาท', PNT: 'คะแนน' },
  status: {
    PENDING: 'รอดำเนินการ',
    CHECKING: 'กำลังตรวจสอบ',
    PROCESSING: 'กำลังโอน',
    DONE: 'สำเร็จ',
    FAILED: 'โอนไม่สำเร็จ',
    REJECTED: 'ไม่ผ่าน',
  },
}
