import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  noEvent: 'กิจกรรมนี้ยังไม่เปิดให้เล่น',
  noSpins: 'สิทธิ์หมุนกงล้อหมดแล้ว',
  noTurns: 'สิทธิ์เปิดไพ่หมดแล้ว',
  noPoints: 'คะแนนไม่พอสำหรับเปิดไพ่ ใช้ {cost:number} คะแนน คุณมี {point:number} คะแนน',
  noCard: 'ไม่มีไพ่ใบนี้',
  checkedIn: 'วันนี้เช็กอินแล้ว',
  day: 'วันที่ {day}',
} as const

const en = {
  noEvent: 'This event is not open yet',
  noSpins: 'You have no spins left',
  noTurns: 'You have no card flips left',
  noPoints:
    'You do not have enough points to flip a card. It costs {cost:number} {cost|point|points}, and you have {point:number}.',
  noCard: 'There is no such card',
  checkedIn: 'You have already checked in today',
  day: 'Day {day}',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
