export const draws: [call: string, screen: string, heading: RegExp, ...buttons: string[]][] = [
  ['wheel/reward', 'wheel', /กงล้อ/, 'หมุนกงล้อ'],
  ['game/flip-card/random-reward', 'flip-card', /เปิดไพ่/, 'ไพ่ใบที่ 1'],
  ['game/flip-card-reward/random', 'flip-card-reward', /เปิดไพ่/, 'ไพ่ใบที่ 1', 'เปิดไพ่'],
]
