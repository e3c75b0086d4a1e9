import { words } from '@member/i18n'

export const id = 'rewards/affiliate'

export const th = {
  title: 'แนะนำเพื่อน',
  steps: {
    send: 'ส่งลิงก์หรือ QR ให้เพื่อน',
    join: 'เพื่อนสมัครและเล่น',
    earn: 'คุณได้ส่วนแบ่งจากยอดเล่นทุกครั้ง',
    earnRate: 'คุณได้ {rate}% ของยอดเล่นทุกครั้ง',
  },
  introAway: 'คุณอยู่ในช่วงพักการเล่นหรืองดเล่น รายได้ที่มีอยู่ยังเป็นของคุณ',
  share: {
    title: 'ลิงก์แนะนำของคุณ',
    code: 'รหัสแนะนำ',
    link: 'ลิงก์',
    qr: 'QR ของลิงก์แนะนำ',
    scan: 'ให้เพื่อนสแกนเพื่อสมัคร',
    copyLink: 'คัดลอกลิงก์',
    copyCode: 'คัดลอกรหัส',
    send: 'แชร์',
    line: 'ส่งทาง LINE',
    text: 'สมัครสมาชิก{site}ด้วยลิงก์ของฉัน',
  },
  earnings: {
    title: 'รายได้จากการแนะนำ',
    balance: 'ยอดที่โอนเข้าเครดิตได้',
    total: 'รายได้ทั้งหมด',
    withdrawn: 'โอนเข้าเครดิตแล้ว',
    people: 'เพื่อนที่แนะนำ',
    count: '{people:number} คน',
  },
  withdraw: {
    amount: 'จำนวนที่โอนเข้าเครดิต',
    all: 'ทั้งหมด',
    send: 'โอนรายได้เข้าเครดิต',
    least: 'โอนขั้นต่ำ {amount:shortBaht}',
    notYet: 'โอนได้เมื่อรายได้สะสมครบ {amount:shortBaht}',
    done: 'โอนเข้าเครดิตแล้ว {amount:baht}',
    found: 'พบรายการเดิมแล้ว ไม่มีการโอนซ้ำ',
    absent: 'ไม่พบรายการเดิมในระบบ กดโอนอีกครั้งได้ เงินจะไม่ถูกโอนซ้ำ',
    short: 'รายได้คงเหลือไม่พอ โอนได้ {balance:shortBaht}',
  },
  bonus: {
    title: 'รายได้ตามช่วงเวลา',
    total: 'รายได้ในช่วงนี้',
    tabs: 'มุมมองรายได้',
    byFriend: 'รายคน',
    byDay: 'รายวัน',
    payouts: 'โอนเข้าเครดิต',
    turnover: 'ยอดเล่น {amount}',
    played: 'เล่น {bet} ได้ {win}',
    empty: 'ยังไม่มีรายได้ในช่วงนี้',
    emptyNext: 'ลองเลือกช่วงเวลาอื่น',
    noPayouts: 'ยังไม่มีการโอนในช่วงนี้',
    payout: 'โอนเข้าเครดิต',
  },
  downline: {
    title: 'สมาชิกที่คุณแนะนำ',
    joined: 'สมัครเมื่อ {date:date}',
    empty: 'ยังไม่มีเพื่อนที่สมัครผ่านลิงก์ของคุณ',
    emptyNext: 'แชร์ลิงก์หรือ QR ด้านบนให้เพื่อน',
  },
} as const

export const t = words<typeof th>(id)
