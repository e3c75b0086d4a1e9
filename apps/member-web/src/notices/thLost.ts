/** The words of what nobody knows the outcome of. */
export const thLost = {
  slip: 'ยังไม่ทราบผลการฝากด้วยสลิป',
  retry: 'ยังไม่ทราบผลการส่งรายการถอนอีกครั้ง',
  affiliate: 'ยังไม่ทราบผลการโอนรายได้จากการแนะนำ',
  refund: 'ยังไม่ทราบผลการรับคืนยอดเสีย',
  reward: 'ยังไม่ทราบผลการแลกของรางวัล',
  look: 'ตรวจผล',
} as const
