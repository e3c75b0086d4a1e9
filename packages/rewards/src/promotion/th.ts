/** Every word of the promotion page. Amounts arrive formatted. */
export const th = {
  title: 'โปรโมชั่น',
  /** Whether a bonus is chosen, or comes by itself: the server says which. */
  intro: (isChosen: boolean) =>
    isChosen
      ? 'โบนัสฝากเงินตามช่วงเวลา เลือกรับเองที่หน้าฝากเงิน หรือฝากโดยไม่รับก็ได้'
      : 'โบนัสฝากเงินตามช่วงเวลา เข้าเครดิตพร้อมยอดฝากโดยไม่ต้องกดรับ',
  none: 'ขณะนี้ยังไม่มีโปรโมชั่น',
  noneNext: 'เมื่อมีโปรโมชั่นใหม่ รายละเอียดจะแสดงที่นี่',
  period: (number: number) => `ช่วงที่ ${number}`,
  time: (start: string, end: string) => `${start} - ${end} น.`,
  allDay: 'ตลอดวัน',
  overnight: 'ถึงวันถัดไป',
  running: 'ใช้ได้ตอนนี้',
  rate: (rate: string) => `โบนัส ${rate}%`,
  most: (amount: string) => `สูงสุด ${amount}`,
  means: {
    title: 'เงื่อนไข',
    when: (hours: { start: string; end: string } | undefined) =>
      hours ? `ฝากเงินระหว่าง ${hours.start} ถึง ${hours.end} น.` : 'ฝากเงินได้ตลอดวัน',
    rate: (rate: string, most: string) => `รับโบนัสเพิ่ม ${rate}% ของยอดฝาก ไม่เกิน ${most} ต่อการฝากหนึ่งครั้ง`,
    ending: (satang: string, amount: string) => `ฝากด้วยยอดที่มีเศษสตางค์ ${satang} รับเพิ่มอีก ${amount}`,
    turnover: (times: string) => `โบนัสต้องมียอดเล่น ${times} เท่าของโบนัสก่อนถอน ส่วนยอดฝากไม่มีเงื่อนไขยอดเล่น`,
    noTurnover: 'โบนัสไม่มีเงื่อนไขยอดเล่น',
    someTurnover: 'โบนัสมียอดเล่นที่ต้องทำก่อนถอน ส่วนยอดฝากไม่มีเงื่อนไขยอดเล่น',
    left: 'ดูยอดเล่นที่เหลือได้ที่หน้าถอนเงิน',
    clock: 'นับตามเวลาที่ยอดเงินเข้าระบบ เวลาประเทศไทย',
  },
  deposit: 'ไปฝากเงิน',
  register: 'สมัครสมาชิก',
  withdraw: 'ดูยอดเล่นที่เหลือ',
} as const
