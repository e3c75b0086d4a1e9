import { words } from '@member/i18n'

export const id = 'wallet/withdraw/way'

export const th = {
  within: 'ส่วนใหญ่เข้าบัญชีภายใน {most}',
  measured: 'ปกติราว {half} ส่วนใหญ่ไม่เกิน {most}',
  expected: 'คาดว่าเงินเข้าบัญชีภายใน {when}',
  late: 'ใช้เวลานานกว่าปกติ ระบบจะแจ้งเมื่อเงินเข้าบัญชี',
  way: {
    PENDING: 'รับคำขอแล้ว',
    PROCESSING: 'กำลังโอนเงิน',
    SUCCESS: 'เงินเข้าบัญชีแล้ว',
    FAILED: 'ธนาคารโอนไม่สำเร็จ',
    REJECTED: 'ไม่อนุมัติ',
  },
  again: 'ส่งคำขออีกครั้งแล้ว',
  toCome: { PENDING: ['โอนเงิน', 'เงินเข้าบัญชี'], PROCESSING: ['เงินเข้าบัญชี'] },
} as const

export const tProgress = words<typeof th>(id)
