import { words } from '@member/i18n'

export const id = 'rewards/flipCard'

export const th = {
  title: 'เปิดไพ่ลุ้นรางวัล',
  titleGoods: 'เปิดไพ่ลุ้นของรางวัล',
  pick: 'เลือกไพ่ 1 ใบ',
  free: 'ฟรี',
  left: 'เปิดได้อีก {count:number} ครั้ง',
  none: 'ยังไม่มีสิทธิ์เปิดไพ่',
  leftFree: 'เปิดฟรีได้อีก {count:number} ครั้ง',
  leftPaid: 'เปิดได้อีก {count:number} ครั้ง ครั้งละ {points:number} คะแนน',
  afterFree: 'จากนั้นครั้งละ {points:number} คะแนน',
  pay: { title: 'เปิดไพ่ด้วยคะแนน', points: '{points:number} คะแนน', ok: 'เปิดไพ่' },
  cost: 'ราคา {points:number} คะแนนต่อครั้ง เมื่อไม่มีสิทธิ์ฟรี',
  board: 'ไพ่ทั้งหมด',
  card: 'ไพ่ใบที่ {place}',
  opened: 'ไพ่ใบที่ {place} ใบที่คุณเลือก {label}',
  turning: 'กำลังเปิดไพ่…',
  again: 'เล่นอีกครั้ง',
  choose: 'เลือกกิจกรรม',
  log: 'ผลที่ผ่านมา',
  otherLog: 'ผลอื่นที่ผ่านมา',
  mine: 'ของรางวัลของฉัน',
  mineNext: 'ของที่เปิดไพ่ได้จะแสดงสถานะจัดส่งที่นี่',
  sent: 'เจ้าหน้าที่รับเรื่องจัดส่งแล้ว ดูสถานะได้ด้านล่าง',
  closed: 'ขณะนี้ยังไม่มีเกมเปิดไพ่',
  closedNext: 'ระหว่างนี้ดูกิจกรรมอื่นได้',
  toEvents: 'ดูกิจกรรมอื่น',
} as const

export const t = words<typeof th>(id)
