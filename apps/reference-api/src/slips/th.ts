/** What a member reads of slips; {…} is filled in. */
export const th = {
  input: 'กรุณาแนบรูปสลิป',
  fileType: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
  fileSize: 'ไฟล์ใหญ่เกิน 4 MB',
  imageBad: 'เปิดรูปนี้ไม่ได้ กรุณาใช้รูปอื่น',
  noQr: 'อ่าน QR ในสลิปไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
  notSlipQr: 'QR ในรูปไม่ใช่ QR ของสลิปโอนเงิน',
  notFound: 'ไม่พบรายการโอนนี้ในระบบธนาคาร',
  duplicate: 'สลิปนี้ถูกใช้ไปแล้วเมื่อ {dateTime}',
  amount: 'ยอดในสลิป {actual} บาท ไม่ตรงกับยอดที่แจ้ง {expected} บาท',
  receiver: 'บัญชีผู้รับในสลิปไม่ตรงกับบัญชีของเรา',
  sender: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้',
  tooOld: 'สลิปนี้โอนเกิน {hours} ชั่วโมงแล้ว กรุณาติดต่อเจ้าหน้าที่',
  expired: 'ผลการตรวจสอบหมดอายุแล้ว กรุณาตรวจสอบสลิปอีกครั้ง',
  bankDown: 'ระบบธนาคารขัดข้องชั่วคราว กรุณาลองใหม่ใน {minutes} นาที',
  requestOpen: 'มีคำขอที่รอเจ้าหน้าที่ตรวจสอบอยู่แล้ว',
  unknown: 'ไม่พบสลิปนี้ กรุณาแนบสลิปอีกครั้ง',
}

/** A sentence with its places filled. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
