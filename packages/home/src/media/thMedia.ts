export const thMedia = {
  events: 'กิจกรรมที่เล่นได้',
  checkIn: 'เช็กอินรายวัน',
  left: 'เหลือ {count:number} ครั้ง',
  none: 'สิทธิ์หมดแล้ว',
  shut: 'ยังไม่เปิด',
  reward: 'แลกของรางวัล',
  rewardNote: 'ใช้คะแนนสะสมแลกของและเครดิต',
  promotion: 'โปรโมชั่น',
  promotionNote: 'โบนัสฝากเงินตามช่วงเวลา',
  movie: 'ภาพยนตร์',
  movieNote: 'โปรแกรมที่น่าดูตอนนี้',
} as const
