/** What several folders of the wallet say; each folder has words of its own. Amounts arrive formatted, with their unit. */
export const th = {
  status: {
    PENDING: 'รอดำเนินการ',
    CHECKING: 'กำลังตรวจสอบ',
    PROCESSING: 'กำลังโอนเงิน',
    SUCCESS: 'สำเร็จ',
    FAILED: 'โอนไม่สำเร็จ',
    REJECTED: 'ไม่อนุมัติ',
    APPROVED: 'อนุมัติแล้ว',
    reason: (reason: string) => `เหตุผล: ${reason}`,
  },
  channel: { AUTO: 'โอนเงิน', SLIP: 'แนบสลิป', MANUAL: 'เจ้าหน้าที่เติมให้' },
  rows: {
    bonus: (amount: string) => `โบนัส ${amount}`,
    beyondLimit: 'เข้ามาหลังครบวงเงินฝากหรือระหว่างพักการเล่น จึงไม่มีโบนัส',
    from: (bank: string) => `จาก ${bank}`,
    to: (bank: string) => `เข้า ${bank}`,
    withdraw: 'ถอนเงิน',
  },
  pager: {
    label: 'เลือกหน้า',
    newer: 'ใหม่กว่า',
    older: 'เก่ากว่า',
    page: (page: string, pages: string) => `หน้า ${page} จาก ${pages}`,
    total: (total: string) => `ทั้งหมด ${total} รายการ`,
  },
} as const
