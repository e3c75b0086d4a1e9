import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

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
    adjustment: 'เจ้าหน้าที่ปรับยอด',
  },
  gift: 'ของขวัญจากเจ้าหน้าที่',
  bonusCancelled: 'ยกเลิกโบนัส',
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

const en = {
  cursor: 'This page of the list was not found',
  head: ['Date', 'Time', 'Type', 'Details', 'Amount', 'Unit', 'Status', 'Reference'],
  kind: {
    deposit: 'Deposit',
    withdraw: 'Withdrawal',
    refund: 'Withdrawal returned',
    bonus: 'Bonus',
    'bonus-given-up': 'Bonus cancelled by a withdrawal',
    'bonus-given-back': 'Cancelled bonus returned',
    'game-in': 'Into game',
    'game-out': 'Out of game',
    rebate: 'Loss refund',
    commission: 'Referral earnings',
    prize: 'Event prize',
    reward: 'Reward redeemed',
    points: 'Points',
    adjustment: 'Correction by our team',
  },
  gift: 'Gift from our team',
  bonusCancelled: 'Bonus cancelled',
  unit: { THB: 'baht', PNT: 'points' },
  status: {
    PENDING: 'Pending',
    CHECKING: 'Being checked',
    PROCESSING: 'Being transferred',
    DONE: 'Completed',
    FAILED: 'Transfer failed',
    REJECTED: 'Not approved',
  },
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
