export const th = {
  last: (when: string, device: string) => `เข้าระบบครั้งก่อน ${when} จาก${device}`,
  notYou: 'ไม่ใช่คุณ? เปลี่ยนรหัสผ่าน',
  unknown: 'อุปกรณ์ที่ไม่ทราบชื่อ',
  with: (system: string, browser: string) => `${system} · ${browser}`,
}
