import { words } from '@member/i18n'

export const id = 'wallet/widgets'

/** Texts of the landing page and the top bar. */
export const th = {
  credit: {
    label: 'เครดิตคงเหลือ',
    refresh: 'อัปเดตยอดเครดิต',
    updatedAt: 'อัปเดต {time:time}',
    staleAt: 'ยอดเมื่อ {time:time} อาจยังไม่เป็นปัจจุบัน',
    unknown: 'ยังไม่ทราบยอด',
    inGame: 'มีเงินอยู่ในเกม',
    game: 'ผลในเกม',
  },
  recent: {
    deposits: 'ฝากล่าสุด',
    withdrawals: 'ถอนล่าสุด',
    withinHours: 'ใน {count:number} ชั่วโมงที่ผ่านมา',
    earlier: 'ก่อนหน้านี้',
    empty: 'ยังไม่มีรายการล่าสุด',
  },
} as const

export const tWidgets = words<typeof th>(id)
