import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  input: 'กรุณาแนบรูปสลิป',
  fileType: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
  fileSize: 'ไฟล์ใหญ่เกิน 4 MB',
  imageBad: 'เปิดรูปนี้ไม่ได้ กรุณาใช้รูปอื่น',
  noQr: 'อ่าน QR ในสลิปไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
  notSlipQr: 'QR ในรูปไม่ใช่ QR ของสลิปโอนเงิน',
  notFound: 'ไม่พบรายการโอนนี้ในระบบธนาคาร',
  duplicate: 'สลิปนี้ถูกใช้ไปแล้วเมื่อ {usedAt:dateTime}',
  amount: 'ยอดในสลิป {actual:baht} ไม่ตรงกับยอดที่แจ้ง {expected:baht}',
  receiver: 'บัญชีผู้รับในสลิปไม่ตรงกับบัญชีของเรา',
  sender: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้',
  tooOld: 'รายการในสลิปนี้โอนเกิน {hours} ชั่วโมงแล้ว กรุณาส่งให้เจ้าหน้าที่ตรวจสอบ',
  expired: 'ผลการตรวจสอบหมดอายุแล้ว กรุณาตรวจสอบสลิปอีกครั้ง',
  bankDown: 'ระบบธนาคารขัดข้องชั่วคราว กรุณาลองใหม่ใน {minutes} นาที',
  requestOpen: 'มีคำขอที่รอเจ้าหน้าที่ตรวจสอบอยู่แล้ว',
  unknown: 'ไม่พบสลิปนี้ กรุณาแนบสลิปอีกครั้ง',
} as const

const en = {
  input: 'Please attach a picture of the slip',
  fileType: 'Only JPG, PNG and WebP files can be used',
  fileSize: 'The file is larger than 4 MB',
  imageBad: 'This picture could not be opened. Please use another one.',
  noQr: 'The QR code on the slip could not be read. Please use a clearer picture.',
  notSlipQr: 'The QR code in the picture is not from a transfer slip',
  notFound: 'The bank has no record of this transfer',
  duplicate: 'This slip was already used on {usedAt:dateTime}',
  amount: 'The slip says {actual:baht}, but you entered {expected:baht}',
  receiver: 'The receiving account on the slip is not ours',
  sender: 'The sending account is not the one you registered',
  tooOld:
    'The transfer on this slip is more than {hours} {hours|hour|hours} old. Please send it to our team to check.',
  expired: 'The result of the check has expired. Please check the slip again.',
  bankDown: 'The bank has a temporary problem. Please try again in {minutes} {minutes|minute|minutes}.',
  requestOpen: 'You already have a slip deposit waiting to be checked',
  unknown: 'This slip was not found. Please attach it again.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
