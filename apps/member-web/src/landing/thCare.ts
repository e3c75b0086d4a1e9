export const thCare = {
  title: 'เล่นอย่างมีสติ',
  text: (age: number) => `บริการนี้สำหรับผู้มีอายุ ${age} ปีขึ้นไป กำหนดงบก่อนเล่น อย่านำเงินที่จำเป็นมาใช้ และหยุดพักเมื่อรู้สึกไม่สนุก`,
  help: (name: string, phone: string) => `ต้องการคนรับฟัง โทร ${name} ${phone}`,
} as const
