import { words } from '@member/i18n'

export const id = 'rewards/checkIn'

export const th = {
  title: 'เช็กอินรายวัน',
  weekdays: ['อา', 'จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส'],
  points: '+{points:number} คะแนน',
  today: 'วันนี้',
  tomorrow: 'พรุ่งนี้',
  tomorrowHidden: 'แสดงหลังเช็กอิน',
  doFor: 'เช็กอินวันนี้ รับ {points:number} คะแนน',
  done: 'เช็กอินวันนี้แล้ว ได้รับ {points:number} คะแนน',
  come: 'พรุ่งนี้รับ {points:number} คะแนน',
  comeBack: 'เช็กอินได้อีกครั้งพรุ่งนี้',
  dayDone: 'วันที่ {day} เช็กอินแล้ว ได้ {points:number} คะแนน',
  dayToday: 'วันที่ {day} วันนี้ ยังไม่ได้เช็กอิน รับ {points:number} คะแนน',
  dayMissed: 'วันที่ {day} ไม่ได้เช็กอิน',
  dayAhead: 'วันที่ {day}',
  open: 'ดูทั้งเดือน เช็กอินแล้ว {days:number} วัน',
  shut: 'ย่อปฏิทิน',
  count: 'เช็กอินแล้ว {days:number} วันในเดือนนี้',
  closed: 'ยังไม่เปิดเช็กอินรายวัน',
  redeem: 'แลกของรางวัล',
  later: 'ไม่แสดงอีกในวันนี้',
  close: 'ปิด',
} as const

export const t = words<typeof th>(id)
