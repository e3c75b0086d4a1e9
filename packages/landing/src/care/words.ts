import { words } from '@member/i18n'

export const id = 'home/care'

export const th = {
  title: 'เล่นอย่างมีสติ',
  text: 'บริการนี้สำหรับผู้มีอายุ {age} ปีขึ้นไป กำหนดงบก่อนเล่น อย่านำเงินที่จำเป็นมาใช้ และหยุดพักเมื่อรู้สึกไม่สนุก',
  help: 'ต้องการคนรับฟัง โทร {name} {phone}',
} as const

export const t = words<typeof th>(id)
