/** The words of what the landing page and the bars take: apart, so that those do not carry every screen's. */
export const thWidgets = {
  credit: {
    label: 'เครดิตคงเหลือ',
    refresh: 'อัปเดตยอดเครดิต',
    updatedAt: (time: string) => `อัปเดต ${time} น.`,
    staleAt: (time: string) => `ยอดเมื่อ ${time} น. อาจยังไม่เป็นปัจจุบัน`,
    unknown: 'ยังไม่ทราบยอด',
    failed: 'ดึงยอดเครดิตไม่สำเร็จ',
  },
  recent: {
    deposits: 'ฝากล่าสุด',
    withdrawals: 'ถอนล่าสุด',
    empty: 'ยังไม่มีรายการล่าสุด',
  },
} as const
