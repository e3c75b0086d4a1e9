import { words } from '@member/i18n'

export const id = 'site/shortcuts'

export const th = {
  dashboard: 'หน้าหลัก',
  deposit: 'ฝากเงิน',
  slip: 'แนบสลิป',
  withdraw: 'ถอนเงิน',
  history: 'ประวัติรายการ',
  contact: 'ติดต่อเรา',
  password: 'รหัสผ่าน',
  address: 'ที่อยู่',
  playSafe: 'เล่นอย่างมีสติ',
  media: 'กิจกรรม',
  wheel: 'กงล้อ',
  movie: 'ภาพยนตร์',
  flipCard: 'เปิดไพ่',
  flipCardReward: 'ไพ่ลุ้นของ',
  reward: 'ของรางวัล',
  ranking: 'ระดับสมาชิก',
  promotion: 'โปรโมชั่น',
  affiliate: 'แนะนำเพื่อน',
  winLost: 'ยอดได้เสีย',
  games: 'เกมทั้งหมด',
  lotto: 'หวย',
} as const

export const t = words<typeof th>(id)
