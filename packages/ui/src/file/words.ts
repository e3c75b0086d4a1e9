import { words } from '@member/i18n'

export const id = 'ui/file'

export const th = {
  noDownload: 'แอปนี้บันทึกไฟล์ไม่ได้ ให้เปิดหน้านี้ด้วยเบราว์เซอร์ของเครื่อง',
  hold: 'กดค้างที่รูปเพื่อบันทึก',
  holdText: 'แอปนี้ดาวน์โหลดรูปไม่ได้ กดค้างที่รูปแล้วเลือกบันทึก หากไม่มีให้เลือก ให้ถ่ายภาพหน้าจอ',
  picture: 'รูปที่จะบันทึก',
} as const

export const t = words<typeof th>(id)
