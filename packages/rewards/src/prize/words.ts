import type { AnyPrize } from '@member/api-client'
import { words } from '@member/i18n'

export const id = 'rewards/prize'

export const th = {
  points: 'คะแนน',
  won: 'ยินดีด้วย คุณได้รับ',
  got: 'คุณได้รับ',
  paid: 'ใช้ไป {points:number} คะแนน',
  lost: 'รอบนี้ไม่ได้รางวัล',
  next: {
    CREDIT: 'เข้าเครดิตแล้ว',
    POINT: 'เพิ่มในคะแนนของคุณแล้ว',
    ITEM: 'เจ้าหน้าที่รับเรื่องจัดส่งแล้ว',
    NONE: 'ขอบคุณที่ร่วมกิจกรรม',
    OTHER: 'รางวัลใหม่ โหลดหน้านี้อีกครั้งเพื่อดูรายละเอียด',
  } satisfies Record<AnyPrize['type'], string>,
  play: 'ไปเล่นเกม',
  history: 'ดูในประวัติ',
  redeem: 'แลกของรางวัล',
  events: 'กลับไปกิจกรรม',
  given: 'เข้าเครดิตแล้ว',
  short: 'คะแนนไม่พอ ต้องใช้ {points:number} คะแนน',
  found: 'นี่คือผลของรอบที่ส่งไปก่อนหน้านี้',
  all: 'รางวัลและโอกาส',
  chances: 'โอกาสต่อการเล่นหนึ่งครั้ง สุ่มตามนี้ทุกครั้ง',
  notNow: 'ตอนนี้ยังออกไม่ได้',
  emptyLog: 'ยังไม่มีประวัติ',
  emptyLogNext: 'ทุกครั้งที่เล่น ผลจะเก็บไว้ที่นี่',
  pointsOwned: 'คะแนนของคุณ',
  pointsFailed: 'ยังไม่ทราบคะแนน',
} as const

export const t = words<typeof th>(id)
