import type { FailureRecords } from './record.ts'

/** Failures that any call may have. */
export const general = {
  400001: {
    code: 'VALIDATION',
    th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'Something you entered is not correct. Please check it.',
  },
  404001: {
    code: 'NOT_FOUND',
    th: 'ไม่พบรายการที่ต้องการ อาจถูกลบหรือย้ายไปแล้ว',
    en: 'What you asked for was not found. It may have been removed or moved.',
  },
  409001: {
    code: 'CONFLICT',
    th: 'ข้อมูลเปลี่ยนไปแล้ว กรุณาโหลดหน้านี้ใหม่แล้วตรวจสอบอีกครั้ง',
    en: 'This has changed in the meantime. Please reload the page and check it again.',
  },
  409901: {
    code: 'KEY_REUSED',
    th: 'รายการนี้ส่งไปแล้วด้วยข้อมูลอื่น กรุณาตรวจสอบประวัติรายการ',
    en: 'This was already sent with other details. Please check your history.',
  },
  409902: {
    code: 'UNDER_WAY',
    th: 'รายการก่อนหน้ากำลังดำเนินการอยู่ กรุณารอสักครู่',
    en: 'Your last request is still in progress. Please wait a moment.',
  },
  413001: {
    code: 'TOO_LARGE',
    th: 'ไฟล์หรือข้อมูลที่ส่งมีขนาดใหญ่เกินไป กรุณาลดขนาดแล้วลองใหม่',
    en: 'The file or text you sent is too large. Please make it smaller and try again.',
  },
  422001: {
    code: 'BUSINESS_RULE',
    th: 'ทำรายการนี้ไม่ได้ในขณะนี้ กรุณาตรวจสอบข้อมูล หรือติดต่อเจ้าหน้าที่',
    en: 'This cannot be done now. Please check what you entered, or contact our team.',
  },
  429001: {
    code: 'TOO_MANY',
    th: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  500001: {
    code: 'INTERNAL',
    th: 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง หากยังไม่ได้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'The system has a problem. Please try again. If it goes on, please contact our team.',
  },
  500256: {
    code: 'UPSTREAM_FAILED',
    th: 'ผู้ให้บริการขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The provider has a temporary problem. Please try again.',
  },
  503001: {
    code: 'UNAVAILABLE',
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่',
    en: 'The service is temporarily unavailable. Please try again.',
  },
} as const satisfies FailureRecords
