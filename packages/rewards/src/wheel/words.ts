import { words } from '@member/i18n'

export const id = 'rewards/wheel'

export const th = {
  title: 'กงล้อนำโชค',
  spin: 'หมุนกงล้อ',
  spinFor: 'หมุนกงล้อ ใช้ {points:number} คะแนน',
  left: 'หมุนได้อีก {count:number} ครั้ง',
  leftFree: 'หมุนฟรีได้อีก {count:number} ครั้ง',
  leftPaid: 'หมุนได้อีก {count:number} ครั้ง ครั้งละ {points:number} คะแนน',
  afterFree: 'จากนั้นครั้งละ {points:number} คะแนน',
  pay: { title: 'หมุนกงล้อด้วยคะแนน', points: '{points:number} คะแนน', ok: 'หมุน' },
  max: 'สิทธิ์ที่ได้รับเก็บได้สูงสุด {count:number} ครั้ง',
  cost: 'ราคา {points:number} คะแนนต่อครั้ง เมื่อไม่มีสิทธิ์ฟรี',
  segments: 'กงล้อ {count:number} ช่อง',
  turning: 'กงล้อกำลังหมุน…',
  none: 'ยังไม่มีสิทธิ์หมุน',
  log: 'ผลที่ผ่านมา',
  closed: 'ขณะนี้ยังไม่มีกงล้อ',
  closedNext: 'ระหว่างนี้ดูกิจกรรมอื่นได้',
  toEvents: 'ดูกิจกรรมอื่น',
} as const

export const t = words<typeof th>(id)
