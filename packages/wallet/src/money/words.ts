import { words } from '@member/i18n'

export const id = 'wallet'

export const th = {
  status: {
    PENDING: 'รอดำเนินการ',
    CHECKING: 'กำลังตรวจสอบ',
    PROCESSING: 'กำลังโอนเงิน',
    SUCCESS: 'สำเร็จ',
    FAILED: 'โอนไม่สำเร็จ',
    REJECTED: 'ไม่อนุมัติ',
    APPROVED: 'อนุมัติแล้ว',
    reason: 'เหตุผล: {reason}',
  },
  channel: { AUTO: 'โอนเงิน', SLIP: 'แนบสลิป', MANUAL: 'ผ่านเจ้าหน้าที่' },
  rows: {
    bonus: 'โบนัส {amount:shortBaht}',
    keptOfDeposit: 'ในยอดนี้พักไว้ {amount:shortBaht} ยังใช้เล่นไม่ได้ ถอนได้ทุกเมื่อ ยอดฝากครั้งนี้ไม่ได้โบนัสและสิทธิ์ลุ้นรางวัล',
    beyondLimit: 'เข้ามาหลังครบวงเงินฝากหรือระหว่างพักการเล่น จึงไม่ได้โบนัสและสิทธิ์ลุ้นรางวัล',
    deposit: { AUTO: 'ฝากเงิน', SLIP: 'ฝากด้วยสลิป', MANUAL: 'ฝากผ่านเจ้าหน้าที่' },
    withdraw: 'ถอนเงิน',
    receipt: 'ดูหลักฐานรายการ',
    returned: 'เงินคืนเข้าเครดิตแล้ว',
    all: 'ดูทั้งหมด',
    givenUp: 'ยกเลิกโบนัส {amount} เพราะถอนเงิน',
    givenBack: 'คืนโบนัส {amount} แล้ว',
  },
} as const

export const t = words<typeof th>(id)
