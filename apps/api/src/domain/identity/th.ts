/** Thai texts of identity checks. */
export const th = {
  fileType: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
  fileSize: 'ไฟล์ใหญ่เกิน 2 MB',
  unreadable: 'อ่านรูปนี้ไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
  waiting: 'เอกสารของคุณกำลังรอตรวจสอบอยู่',
  accepted: 'ยืนยันตัวตนเรียบร้อยแล้ว ไม่ต้องส่งเอกสารอีก',
  asked: 'กรุณายืนยันตัวตนก่อนถอนเงิน',
  first: 'กรุณายืนยันตัวตนก่อนถอนครั้งแรก',
  above: 'ถอนเกิน {amount:shortBaht} กรุณายืนยันตัวตนก่อน',
} as const
