export const th = {
  points: (cost: number, point: number) =>
    `คะแนนไม่พอ ของรางวัลนี้ใช้ ${cost.toLocaleString('en-US')} คะแนน คุณมี ${point.toLocaleString('en-US')} คะแนน`,
  stock: 'ของรางวัลนี้หมดแล้ว',
  address: 'กรุณากรอกที่อยู่จัดส่งก่อน',
  unknown: 'ไม่พบของรางวัลนี้',
  unknownCategory: 'ไม่พบหมวดของรางวัลนี้',
}
