import { words } from '@member/i18n'

export const id = 'home/media'

export const th = {
  events: 'กิจกรรม',
  now: 'มีสิทธิ์ตอนนี้',
  more: 'กิจกรรมอื่น',
  checkIn: 'เช็กอินรายวัน',
  left: 'เหลือ {count:number} ครั้ง',
  forPoints: 'ใช้ {points:number} คะแนน',
  none: 'ยังไม่มีสิทธิ์',
  shut: 'ยังไม่เปิด',
  reward: 'ของรางวัล',
  rewardNote: 'ใช้คะแนนแลกของและเครดิต',
  promotion: 'โปรโมชั่น',
  promotionNote: 'โบนัสฝากเงินตามช่วงเวลา',
  movie: 'ภาพยนตร์',
  movieNote: 'โปรแกรมที่น่าดูตอนนี้',
} as const

export const tMedia = words<typeof th>(id)
