export const thLive = {
  deposit: {
    SUCCESS: 'เงินเข้าแล้ว {amount:baht}',
    REJECTED: 'ยอดฝาก {amount:baht} ไม่ได้รับอนุมัติ',
  },
  withdraw: {
    SUCCESS: 'ถอนสำเร็จ {amount:baht} เข้าบัญชีแล้ว',
    FAILED: 'โอนเงินถอน {amount:baht} ไม่สำเร็จ กดส่งอีกครั้งได้ที่หน้าถอนเงิน',
    REJECTED: 'คำขอถอน {amount:baht} ไม่ได้รับอนุมัติ เงินคืนเข้าเครดิตแล้ว',
  },
} as const
