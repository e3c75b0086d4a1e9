import { words } from '@member/i18n'

export const id = 'protection/ageGate'

export const th = {
  title: 'คุณอายุถึงเกณฑ์หรือไม่',
  text: '{name}ให้บริการเฉพาะผู้ที่มีอายุ {age} ปีขึ้นไป',
  yes: 'ฉันอายุ {age} ปีขึ้นไป',
  no: 'ยังไม่ถึง',
  youngTitle: 'ขอบคุณที่บอกตามจริง',
  young: 'เว็บไซต์นี้เปิดให้ผู้ที่มีอายุ {age} ปีขึ้นไปเท่านั้น คุณจึงยังใช้งานไม่ได้',
  listen: 'หากคุณหรือคนใกล้ตัวกังวลเรื่องการพนัน พูดคุยกับผู้เชี่ยวชาญได้โดยไม่ต้องบอกชื่อ',
  call: 'โทร {name} {phone}',
  more: 'อ่านเพิ่มเติม',
  again: 'ตอบใหม่',
} as const

export const t = words<typeof th>(id)
