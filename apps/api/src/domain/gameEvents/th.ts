export const th = {
  noEvent: 'กิจกรรมนี้ยังไม่เปิดให้เล่น',
  noSpins: 'สิทธิ์หมุนกงล้อหมดแล้ว',
  noTurns: 'สิทธิ์เปิดไพ่หมดแล้ว',
  noPoints: 'คะแนนไม่พอสำหรับเปิดไพ่ ใช้ {cost:number} คะแนน คุณมี {point:number} คะแนน',
  noCard: 'ไม่มีไพ่ใบนี้',
  checkedIn: 'วันนี้เช็กอินแล้ว',
  day: 'วันที่ {day}',
} as const
