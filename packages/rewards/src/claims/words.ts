import { words } from '@member/i18n'

export const id = 'rewards/claims'

export const th = {
  title: 'ของรางวัล',
  points: 'คะแนนของคุณ',
  earn: 'สะสมคะแนนเพิ่ม',
  categories: 'หมวดของรางวัล',
  all: 'ทั้งหมด',
  cost: '{points:number} คะแนน',
  stock: 'เหลือ {count:number} ชิ้น',
  rights: 'เหลือ {count:number} สิทธิ์',
  out: 'หมดแล้ว',
  open: 'แลก {name} ใช้ {points:number} คะแนน',
  redeem: 'แลก',
  details: 'ดูรายละเอียด',
  confirm: 'แลกด้วย {points:number} คะแนน',
  short: 'คะแนนยังไม่พอสำหรับของชิ้นนี้',
  shortBy: 'คะแนนยังไม่พอ ขาดอีก {points:number} คะแนน',
  missing: 'ขาดอีก {points:number} คะแนน',
  reach: 'คะแนนของคุณสู่ {name}',
  yours: 'คะแนนที่มี',
  uses: 'ใช้',
  sent: 'ส่งคำขอแลกแล้ว',
  given: 'เข้าเครดิตแล้ว',
  balance: 'เครดิตตอนนี้',
  sentNext: 'ดูสถานะได้ในประวัติการแลก',
  found: 'พบคำขอเดิมแล้ว ไม่มีการแลกซ้ำ',
  close: 'ปิด',
  shelf: 'เลือกของรางวัล',
  group: { now: 'แลกได้ตอนนี้', later: 'คะแนนยังไม่พอ', gone: 'หมดแล้ว' },
  how: 'วิธีสะสมคะแนน',
  history: 'ประวัติการแลก',
  seeHistory: 'ดูประวัติการแลก',
  historyNext: 'ของรางวัลที่แลกจะแสดงที่นี่',
  empty: 'หมวดนี้ยังไม่มีของรางวัล',
  emptyNext: 'ลองดูหมวดอื่น',
  toAll: 'ดูของรางวัลทั้งหมด',
} as const

export const t = words<typeof th>(id)
