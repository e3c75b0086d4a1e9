/** What visitors are asked before they use a site that asks for their age. */
export const th = {
  title: 'คุณอายุถึงเกณฑ์หรือไม่',
  text: (name: string, age: number) => `${name}ให้บริการเฉพาะผู้ที่มีอายุ ${age} ปีขึ้นไป`,
  yes: (age: number) => `ฉันอายุ ${age} ปีขึ้นไป`,
  no: 'ยังไม่ถึง',
  youngTitle: 'ขอบคุณที่บอกตามจริง',
  young: (age: number) => `เว็บไซต์นี้เปิดให้ผู้ที่มีอายุ ${age} ปีขึ้นไปเท่านั้น คุณจึงยังใช้งานไม่ได้`,
  listen: 'หากคุณหรือคนใกล้ตัวกังวลเรื่องการพนัน พูดคุยกับผู้เชี่ยวชาญได้โดยไม่ต้องบอกชื่อ',
  call: (name: string, phone: string) => `โทร ${name} ${phone}`,
  more: 'อ่านเพิ่มเติม',
  again: 'ตอบใหม่',
} as const
