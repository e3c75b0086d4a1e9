export const thLive = {
  deposit: {
    SUCCESS: 'เงินเข้าแล้ว {amount}',
    REJECTED: 'ยอดฝาก {amount} ไม่ได้รับอนุมัติ',
  },
  withdraw: {
    SUCCESS: 'ถอนสำเร็จ {amount} เข้าบัญชีแล้ว',
    FAILED: 'โอนเงินถอน {amount} ไม่สำเร็จ กดส่งอีกครั้งได้ที่หน้าถอนเงิน',
    REJECTED: 'คำขอถอน {amount} ไม่ได้รับอนุมัติ เงินคืนเข้าเครดิตแล้ว',
  },
} as const
