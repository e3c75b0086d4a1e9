import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  fileType: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
  fileSize: 'ไฟล์ใหญ่เกิน 2 MB',
  unreadable: 'อ่านรูปนี้ไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
  first: 'กรุณายืนยันตัวตนก่อนถอนครั้งแรก',
  above: 'ถอนเกิน {amount:shortBaht} กรุณายืนยันตัวตนก่อน',
} as const

const en = {
  fileType: 'Only JPG, PNG and WebP files can be used',
  fileSize: 'The file is larger than 2 MB',
  unreadable: 'This picture could not be read. Please use a clearer one.',
  first: 'Please verify your identity before your first withdrawal',
  above: 'Please verify your identity to withdraw more than {amount:shortBaht}',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
