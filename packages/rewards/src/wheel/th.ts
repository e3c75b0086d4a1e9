export const th = {
  title: 'กงล้อนำโชค',
  spin: 'หมุนกงล้อ',
  left: (count: string) => `หมุนได้อีก ${count} ครั้ง`,
  max: (count: string) => `เก็บสิทธิ์ได้สูงสุด ${count} ครั้ง`,
  cost: (points: string) => `ไม่มีสิทธิ์ฟรี ใช้ ${points} คะแนนต่อครั้ง`,
  segments: (count: string) => `กงล้อ ${count} ช่อง`,
  turning: 'กงล้อกำลังหมุน…',
  none: 'สิทธิ์หมุนหมดแล้ว',
  log: 'ผลที่ผ่านมา',
  closed: 'ยังไม่มีกงล้อเปิดให้เล่น',
  closedNext: 'กลับมาดูใหม่ภายหลัง หรือลองกิจกรรมอื่น',
  toEvents: 'ดูกิจกรรมอื่น',
}
