export const thMenu = {
  money: 'เงิน',
  play: 'เล่น',
  rewards: 'สิทธิ์และรางวัล',
  account: 'บัญชี',
  help: 'ช่วยเหลือ',
  limits: 'ตั้งวงเงิน',
  break: 'พักการเล่น',
  checkIn: 'เช็กอินรายวัน',
  questions: 'คำถามที่พบบ่อย',
} as const
