import type { FailureRecords } from './record.ts'

/** Failures of deposits and their slips. */
export const slips = {
  400201: { code: 'SLIP_INPUT', th: 'กรุณาแนบสลิปหรือ QR ของสลิป', en: 'Please attach a slip or its QR code' },
  400202: {
    code: 'SLIP_FILE_TYPE',
    th: 'รองรับเฉพาะไฟล์ JPG PNG และ WebP',
    en: 'Only JPG, PNG and WebP files can be used',
  },
  400203: { code: 'SLIP_FILE_SIZE', th: 'ไฟล์ใหญ่เกิน 4 MB', en: 'The file is larger than 4 MB' },
  409201: { code: 'SLIP_DUPLICATE', th: 'สลิปนี้ถูกใช้ไปแล้ว', en: 'This slip has already been used' },
  409202: {
    code: 'SLIP_REQUEST_OPEN',
    th: 'คุณมีคำขอฝากด้วยสลิปที่รอตรวจสอบอยู่',
    en: 'You already have a slip deposit waiting to be checked',
  },
  422201: {
    code: 'SLIP_IMAGE_BAD',
    th: 'เปิดรูปนี้ไม่ได้ กรุณาใช้รูปอื่น',
    en: 'This picture could not be opened. Please use another one.',
  },
  422202: {
    code: 'SLIP_NO_QR',
    th: 'อ่าน QR ในสลิปไม่ได้ กรุณาใช้รูปที่ชัดขึ้น',
    en: 'The QR code on the slip could not be read. Please use a clearer picture.',
  },
  422203: {
    code: 'SLIP_NOT_SLIP_QR',
    th: 'QR ในรูปไม่ใช่ QR ของสลิปโอนเงิน',
    en: 'The QR code in the picture is not from a transfer slip',
  },
  422204: {
    code: 'SLIP_NOT_FOUND',
    th: 'ไม่พบรายการโอนนี้ในระบบธนาคาร',
    en: 'The bank has no record of this transfer',
  },
  422205: {
    code: 'SLIP_AMOUNT',
    th: 'ยอดในสลิปไม่ตรงกับยอดที่แจ้ง',
    en: 'The amount on the slip is not the amount you entered',
    figures: {
      th: 'ยอดในสลิป {actual:baht} ไม่ตรงกับยอดที่แจ้ง {expected:baht}',
      en: 'The slip says {actual:baht}, but you entered {expected:baht}',
    },
  },
  422206: {
    code: 'SLIP_RECEIVER',
    th: 'บัญชีผู้รับในสลิปไม่ตรงกับบัญชีของเรา',
    en: 'The receiving account on the slip is not ours',
  },
  422207: {
    code: 'SLIP_SENDER',
    th: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้',
    en: 'The sending account is not the one you registered',
  },
  422208: {
    code: 'SLIP_TOO_OLD',
    th: 'รายการในสลิปนี้เก่าเกินกว่าที่ระบบตรวจได้ กรุณาส่งให้เจ้าหน้าที่ตรวจสอบ',
    en: 'The transfer on this slip is too old to be checked automatically. Please send the slip to our team.',
    figures: {
      th: 'รายการในสลิปนี้โอนเกิน {hours:number} ชั่วโมงแล้ว กรุณาส่งให้เจ้าหน้าที่ตรวจสอบ',
      en: 'The transfer on this slip is more than {hours:number} {hours|hour|hours} old. Please send it to our team to check.',
    },
  },
  422209: {
    code: 'SLIP_EXPIRED',
    th: 'ผลการตรวจสอบหมดอายุแล้ว กรุณาตรวจสอบสลิปอีกครั้ง',
    en: 'The result of the check has expired. Please check the slip again.',
  },
  422301: {
    code: 'NO_ACCOUNT_OPEN',
    th: 'ขณะนี้ยังไม่เปิดรับฝาก กรุณาติดต่อเจ้าหน้าที่',
    en: 'Deposits are closed for now. Please contact our team.',
  },
} as const satisfies FailureRecords
