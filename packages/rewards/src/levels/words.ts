import { words } from '@member/i18n'

export const id = 'rewards/levels'

export const th = {
  title: 'ระดับสมาชิก',
  mine: 'ระดับของคุณ',
  points: '{points:number} คะแนน',
  next: 'ระดับ{level}: {rule}',
  top: 'คุณอยู่ในระดับสูงสุดที่เปิดให้แล้ว',
  progress: 'ความคืบหน้าสู่ระดับ{level}',
  percent: 'คืบหน้า {percent}%',
  total: 'ฝากสะสมทั้งหมด',
  monthly: 'ฝากเดือนนี้',
  left: 'อีก {amount}',
  heldUntil: 'ระดับนี้ใช้ได้ถึง {day:date}',
  holdLeft: 'ต่ออายุได้เมื่อยอดฝากเดือนนี้ครบ {amount:shortBaht} ตอนนี้ขาด {left}',
  held: 'ระดับที่คิดจากยอดฝาก 1 เดือน ใช้ได้ถึงสิ้นเดือนถัดไป',
  limits: {
    title: 'วงเงินถอนของคุณ',
    perDay: 'ต่อวัน',
    perTime: 'ต่อครั้ง',
    left: 'วันนี้ถอนได้อีก',
    times: 'จำนวนครั้งวันนี้',
    timesOf: 'เหลือ {left:number} จาก {all:number} ครั้ง',
    unlimited: 'ไม่จำกัดต่อวัน',
  },
  ladder: 'ระดับทั้งหมด',
  place: 'ระดับ {level:number} จาก {count:number}',
  placeTop: 'ระดับ {level:number} จาก {count:number} สูงสุด',
  status: { current: 'ระดับของคุณ', passed: 'ผ่านแล้ว', next: 'ระดับถัดไป', disabled: 'ยังไม่เปิด' },
  criteria: { cumulative: 'คิดจากยอดฝากสะสมทั้งหมด', month: 'คิดจากยอดฝากภายใน 1 เดือน' },
  same: {
    all: 'เงื่อนไขและสิทธิ์เหมือนระดับ {before}',
    gives: 'สิทธิ์เหมือนระดับ {before} ต่างกันที่ยอดฝาก',
    level: '{level}. {name}',
  },
  refund: {
    title: 'อัตราคืนยอดเสียตามระดับ',
    label: 'คืนยอดเสีย',
    rate: '{rate}%',
    cap: 'คืนยอดเสียสูงสุดครั้งละ {amount:shortBaht}',
    level: 'ระดับ',
    uncapped: 'คืนยอดเสียไม่มีเพดานต่อครั้ง',
    most: 'คืนสูงสุดต่อครั้ง',
    noCap: 'ไม่มีเพดาน',
    how: 'คิดจากยอดเสียสุทธิของเมื่อวาน รับได้วันละครั้ง',
    capped: 'เพดานคือยอดคืนสูงสุดในการรับหนึ่งครั้ง มีเฉพาะระดับที่อัตราคืนสูง ไม่ใช่วงเงินถอน',
    link: 'ดูยอดคืนของคุณ',
  },
} as const

export const t = words<typeof th>(id)
