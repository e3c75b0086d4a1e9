import { words } from '@member/i18n'

export const id = 'site/notices/lost'

export const th = {
  slip: 'ยังไม่ทราบผลการฝากด้วยสลิป',
  retry: 'ยังไม่ทราบผลการส่งรายการถอนอีกครั้ง',
  affiliate: 'ยังไม่ทราบผลการโอนรายได้จากการแนะนำ',
  refund: 'ยังไม่ทราบผลการรับคืนยอดเสีย',
  reward: 'ยังไม่ทราบผลการแลกของรางวัล',
  cashOut: 'ยังไม่ทราบผลการนำเงินกลับจากเกม',
  game: 'ยังไม่ทราบผลการเปิดเกม',
  bonus: 'ยังไม่ทราบผลการยกเลิกโบนัส',
  look: 'ตรวจผล',
} as const

export const tLost = words<typeof th>(id)
