import { words } from '@member/i18n'

export const id = 'home/install'

export const th = {
  offer: 'เปิด{site}ได้เร็วขึ้นจากหน้าจอโฮม ไม่ต้องโหลดแอป',
  install: 'เพิ่มไปยังหน้าจอโฮม',
  byHand: 'เพิ่ม{site}ไว้ที่หน้าจอโฮม: แตะปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
} as const

export const t = words<typeof th>(id)
