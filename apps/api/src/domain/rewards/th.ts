export const th = {
  points: 'คะแนนไม่พอ ของรางวัลนี้ใช้ {cost:number} คะแนน คุณมี {point:number} คะแนน',
  stock: 'ของรางวัลนี้หมดแล้ว กรุณาเลือกชิ้นอื่น',
  address: 'กรุณากรอกที่อยู่จัดส่งก่อน',
  unknown: 'ไม่พบของรางวัลนี้',
  unknownCategory: 'ไม่พบหมวดของรางวัลนี้',
} as const
