import { words } from '@member/i18n'

export const id = 'rewards/winLost'

export const th = {
  title: 'ยอดได้เสีย',
  refund: {
    title: 'คืนยอดเสีย',
    ready: 'คืนยอดเสียของเมื่อวาน',
    rate: 'อัตราคืนของระดับคุณ {rate}%',
    cap: 'สูงสุด {amount:shortBaht} ต่อครั้ง',
    how: 'คิดจากยอดเสียสุทธิของเมื่อวาน รับได้วันละครั้ง ถึงเที่ยงคืนวันนี้',
    claim: 'รับเข้าเครดิต',
    away: 'รับไม่ได้ระหว่างที่คุณพักการเล่นหรืองดเล่น',
    claimed: 'คืนยอดเสียเข้าเครดิตแล้ว',
    found: 'พบรายการเดิมแล้ว ไม่มีการจ่ายซ้ำ',
    already: 'รับคืนของเมื่อวานแล้ว',
    next: 'ยอดเสียสุทธิของวันนี้ รับคืนได้ในวันพรุ่งนี้',
    none: 'เมื่อวานไม่มียอดเสียสุทธิ',
    noneHint: 'วันนี้ไม่มียอดคืนให้รับ',
    tooLittle: 'ยอดคืนน้อยกว่าขั้นต่ำ {amount:shortBaht}',
    rates: 'ดูอัตราคืนของทุกระดับ',
  },
  spending: 'สรุปฝากถอนและเวลาเล่น',
  limits: 'วงเงินของคุณ',
  net: {
    total: 'ยอดสุทธิในช่วงนี้',
    gained: 'ได้มากกว่าเสีย',
    lost: 'เสียมากกว่าได้',
    even: 'เท่ากัน',
    bet: 'เล่น {amount}',
    win: 'ได้ {amount}',
    refunded: 'คืนยอดเสีย {amount}',
    days: '{days:number} วันที่มีการเล่น',
    empty: 'ไม่มีการเล่นในช่วงนี้',
    emptyNext: 'ลองเลือกช่วงเวลาอื่น',
  },
} as const

export const t = words<typeof th>(id)
