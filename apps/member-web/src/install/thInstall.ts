export const thInstall = {
  offer: (site: string) => `เปิด${site}ได้เร็วขึ้นจากหน้าจอโฮม ไม่ต้องโหลดแอป`,
  install: 'เพิ่มไปยังหน้าจอโฮม',
  byHand: (site: string) => `เพิ่ม${site}ไว้ที่หน้าจอโฮม: แตะปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”`,
} as const
