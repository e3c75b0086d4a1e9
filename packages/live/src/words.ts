import { words } from '@member/i18n'

export const id = 'live/live'

export const th = {
  deposit: {
    SUCCESS: 'เงินเข้าแล้ว {amount}',
    REJECTED: 'ยอดฝาก {amount} ไม่ได้รับอนุมัติ',
  },
  depositKept: 'ได้รับยอดโอน {amount} แล้ว ในยอดนี้พักไว้ {kept} ยังใช้เล่นไม่ได้',
  withdraw: {
    SUCCESS: 'ถอนสำเร็จ {amount} เข้าบัญชีแล้ว',
    FAILED: 'โอนเงินถอน {amount} ไม่สำเร็จ กดส่งอีกครั้งได้ที่หน้าถอนเงิน',
    REJECTED: 'คำขอถอน {amount} ไม่ได้รับอนุมัติ เงินคืนเข้าเครดิตแล้ว',
  },
} as const

export const tLive = words<typeof th>(id)
