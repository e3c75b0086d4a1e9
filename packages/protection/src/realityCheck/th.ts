const hours = (count: number) => `${count} ชั่วโมง`
const minutes = (count: number) => `${count} นาที`

/** "1 ชั่วโมง 30 นาที" of whole minutes. */
const span = (all: number): string => {
  const whole = Math.floor(all / 60)
  const rest = all % 60
  if (whole === 0) return minutes(rest)
  return rest === 0 ? hours(whole) : `${hours(whole)} ${minutes(rest)}`
}

export const th = {
  title: 'เตือนเวลาเล่น',
  intro:
    'เมื่อครบเวลาที่เลือก ระบบจะบอกว่าเข้ามานานเท่าไรและผลการเล่นเป็นอย่างไร แม้กำลังเล่นเกมอยู่ในเว็บ และต้องตอบก่อนจึงทำอย่างอื่นต่อได้',
  every: 'เตือนทุก',
  minutes,
  never: 'ไม่เตือน',
  save: 'บันทึก',
  saved: 'บันทึกแล้ว เริ่มนับเวลาตั้งแต่ตอนนี้',
  off: 'บันทึกแล้ว ไม่มีการเตือน',
  ask: {
    title: (all: number) => `เข้ามาแล้ว ${span(all)}`,
    since: 'ตั้งแต่',
    played: 'อยู่ในเกม',
    span,
    net: 'ผลการเล่นรอบนี้',
    lost: (baht: string) => `เสีย ${baht}`,
    won: (baht: string) => `ได้ ${baht}`,
    even: 'เท่าทุน',
    unknown: 'ยังไม่ทราบ ดูได้ที่ประวัติ',
    carryOn: 'เล่นต่อ',
    history: 'ดูประวัติ',
    stop: 'หยุดเล่น',
  },
  stop: {
    title: 'หยุดเล่น',
    bringing: 'กำลังนำเงินในเกมกลับเข้าเครดิต…',
    home: 'เงินทั้งหมดอยู่ในเครดิตแล้ว จะออกจากระบบ หรือพักการเล่นไว้สักระยะก็ได้',
    kept: 'เงินในเกมยังไม่กลับเข้าเครดิต เงินไม่หายไป และนำกลับได้อีกครั้ง',
    again: 'นำเงินกลับอีกครั้ง',
    logout: 'ออกจากระบบ',
    rest: 'พักการเล่น',
  },
}
