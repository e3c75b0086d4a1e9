import { words } from '@member/i18n'

export const id = 'protection'

export const th = {
  title: 'เล่นอย่างมีสติ',
  intro: 'กำหนดขอบเขตของคุณเอง ระบบจะดูแลให้เป็นไปตามนั้น',
  part: { limits: 'วงเงิน', time: 'เตือนเวลาเล่น', break: 'พักการเล่น', overview: 'ภาพรวม' },
  help: {
    title: 'ต้องการคนรับฟัง',
    text: 'บริการนี้สำหรับผู้มีอายุ {age} ปีขึ้นไป หากการเล่นเริ่มกระทบเงิน งาน หรือคนใกล้ตัว พูดคุยกับผู้เชี่ยวชาญได้โดยไม่ต้องบอกชื่อ',
    call: 'โทร {name} {phone}',
  },
} as const

export const t = words<typeof th>(id)
