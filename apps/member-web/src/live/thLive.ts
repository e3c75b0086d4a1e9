export const thLive = {
  deposit: {
    SUCCESS: (amount: string) => `เงินเข้าแล้ว ${amount}`,
    REJECTED: (amount: string) => `รายการฝาก ${amount} ไม่ผ่าน`,
  },
  withdraw: {
    SUCCESS: (amount: string) => `ถอนสำเร็จ ${amount} เข้าบัญชีแล้ว`,
    FAILED: (amount: string) => `โอนเงินถอน ${amount} ไม่สำเร็จ กดส่งอีกครั้งได้ที่หน้าถอนเงิน`,
    REJECTED: (amount: string) => `คำขอถอน ${amount} ไม่ผ่าน เงินคืนเข้าเครดิตแล้ว`,
  },
} as const
