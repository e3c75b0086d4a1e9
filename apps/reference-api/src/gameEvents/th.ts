export const th = {
  noEvent: 'กิจกรรมนี้ยังไม่เปิดให้เล่น',
  noSpins: 'สิทธิ์หมุนกงล้อหมดแล้ว',
  noTurns: 'สิทธิ์เปิดไพ่หมดแล้ว',
  noPoints: (cost: number, point: number) =>
    `คะแนนไม่พอสำหรับเปิดไพ่ ใช้ ${cost.toLocaleString('en-US')} คะแนน คุณมี ${point.toLocaleString('en-US')} คะแนน`,
  noCard: 'ไม่มีไพ่ใบนี้',
  checkedIn: 'วันนี้เช็กอินแล้ว',
  day: (day: number) => `วันที่ ${day}`,
}
