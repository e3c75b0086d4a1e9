const hours = (count: number) => `${count} ชั่วโมง`
export const minutes = (count: number) => `${count} นาที`

/** "1 ชั่วโมง 30 นาที" of whole minutes. */
export const span = (all: number): string => {
  const whole = Math.floor(all / 60)
  const rest = all % 60
  if (whole === 0) return minutes(rest)
  return rest === 0 ? hours(whole) : `${hours(whole)} ${minutes(rest)}`
}

export const th = {
  title: 'เล่นอย่างมีสติ',
  intro: 'กำหนดขอบเขตของคุณเอง ระบบจะดูแลให้เป็นไปตามนั้น',
  help: {
    title: 'ต้องการคนรับฟัง',
    text: (age: number) =>
      `บริการนี้สำหรับผู้มีอายุ ${age} ปีขึ้นไป หากการเล่นเริ่มกระทบเงิน งาน หรือคนใกล้ตัว พูดคุยกับผู้เชี่ยวชาญได้โดยไม่ต้องบอกชื่อ`,
    call: (name: string, phone: string) => `โทร ${name} ${phone}`,
  },
  order: {
    asking: 'กำลังตรวจผลของรายการ…',
    uncertain: 'ยังไม่ทราบผลของรายการ',
    uncertainHint: 'ตรวจดูค่าที่แสดงในหน้านี้ หากยังไม่เปลี่ยน กดส่งอีกครั้งได้ ระบบไม่ทำซ้ำ',
  },
}
