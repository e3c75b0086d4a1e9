import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  points: 'คะแนนไม่พอ ของรางวัลนี้ใช้ {cost:number} คะแนน คุณมี {point:number} คะแนน',
  stock: 'ของรางวัลนี้หมดแล้ว กรุณาเลือกชิ้นอื่น',
  address: 'กรุณากรอกที่อยู่จัดส่งก่อน',
  unknown: 'ไม่พบของรางวัลนี้',
  unknownCategory: 'ไม่พบหมวดของรางวัลนี้',
} as const

const en = {
  points:
    'You do not have enough points. This reward costs {cost:number} {cost|point|points}, and you have {point:number}.',
  stock: 'This reward is out of stock. Please choose another.',
  address: 'Please enter a delivery address first',
  unknown: 'This reward was not found',
  unknownCategory: 'This reward category was not found',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
