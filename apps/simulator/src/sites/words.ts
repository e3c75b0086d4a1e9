import type { Translation } from '@member/i18n'

export const th = {
  live: { title: 'ผลบอลสด', columns: ['เวลา', 'เจ้าบ้าน', 'ผล', 'ทีมเยือน', 'ครึ่งแรก'] },
  standings: 'ตารางคะแนน',
  madeUp: 'ข้อมูลจำลองสำหรับการสาธิต',
  states: { all: 'ทั้งหมด', playing: 'กำลังแข่ง', over: 'จบแล้ว' },
  over: 'จบ',
  columns: ['#', 'ทีม', 'แข่ง', 'ชนะ', 'เสมอ', 'แพ้', 'ได้:เสีย', '+/-', 'คะแนน'],
  leagues: ['ลีกสาธิต หนึ่ง', 'ลีกสาธิต สอง', 'ถ้วยสาธิต'],
  teams: [
    'เมืองเหนือ ซิตี้',
    'อ่าวไทย ยูไนเต็ด',
    'ภูเขาทอง',
    'แม่น้ำน้อย',
    'สวนส้ม เอฟซี',
    'เรือใบฟ้า',
    'ทุ่งรวงทอง',
    'หินผา',
    'ดอกคูน',
    'ปลาทู ซิตี้',
    'ลมหนาว',
    'ไผ่งาม',
  ],
} as const

export const en = {
  live: { title: 'Live football', columns: ['Time', 'Home', 'Score', 'Away', 'Half-time'] },
  standings: 'Standings',
  madeUp: 'Simulated data for demonstration',
  states: { all: 'All', playing: 'Playing', over: 'Finished' },
  over: 'FT',
  columns: ['#', 'Team', 'P', 'W', 'D', 'L', 'GF:GA', '+/-', 'Pts'],
  leagues: ['Demo League One', 'Demo League Two', 'Demo Cup'],
  teams: [
    'Muang Nuea City',
    'Ao Thai United',
    'Phu Khao Thong',
    'Mae Nam Noi',
    'Suan Som FC',
    'Ruea Bai Fa',
    'Thung Ruang Thong',
    'Hin Pha',
    'Dok Khun',
    'Pla Thu City',
    'Lom Nao',
    'Phai Ngam',
  ],
} as const satisfies Translation<typeof th>
