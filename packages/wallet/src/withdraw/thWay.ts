/** The words of a withdrawal's way and of how long the last ones took. */
export const thWay = {
  measured: (count: string, half: string, most: string) =>
    half === most
      ? `${count} รายการล่าสุด เงินเข้าบัญชีภายใน ${most}`
      : `${count} รายการล่าสุด เงินเข้าบัญชีใน ${half} เกือบทั้งหมดไม่เกิน ${most}`,
  minutes: (minutes: string) => `${minutes} นาที`,
  hours: (hours: string) => `${hours} ชั่วโมง`,
  way: {
    PENDING: 'รับคำขอแล้ว',
    PROCESSING: 'กำลังโอนเข้าบัญชี',
    SUCCESS: 'เงินเข้าบัญชีแล้ว',
    FAILED: 'ธนาคารโอนไม่สำเร็จ',
    REJECTED: 'ไม่ได้รับอนุมัติ',
  },
  again: 'ส่งรายการอีกครั้ง',
  toCome: { PENDING: ['โอนเงิน', 'เงินเข้าบัญชี'], PROCESSING: ['เงินเข้าบัญชี'] },
} as const
