import { slipAmount } from '../bank/slip/slipText.ts'

const baht = (amount: bigint) => slipAmount(amount).replace('.00', '')

/** What a member reads of their papers. */
export const th = {
  fileType: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
  fileSize: 'ไฟล์ใหญ่เกิน 2 MB',
  unreadable: 'อ่านรูปนี้ไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
  waiting: 'เอกสารของคุณกำลังรอตรวจสอบอยู่',
  accepted: 'ยืนยันตัวตนเรียบร้อยแล้ว ไม่ต้องส่งเอกสารอีก',
  asked: 'กรุณายืนยันตัวตนก่อนถอนเงิน',
  first: 'กรุณายืนยันตัวตนก่อนถอนครั้งแรก',
  above: (amount: bigint) => `ถอนเกิน ${baht(amount)} บาท กรุณายืนยันตัวตนก่อน`,
}
