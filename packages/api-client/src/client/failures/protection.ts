import type { FailureRecords } from './record.ts'

/** Failures of limits, breaks, identity documents and consent. */
export const protection = {
  400701: {
    code: 'IDENTITY_FILE',
    th: 'ใช้รูปนี้ไม่ได้ กรุณาใช้รูปอื่น',
    en: 'This picture cannot be used. Please use another one.',
  },
  409601: {
    code: 'LIMIT_NOT_WAITING',
    th: 'ไม่มีการเปลี่ยนวงเงินที่รอยืนยัน',
    en: 'There is no limit change to confirm',
  },
  409701: {
    code: 'IDENTITY_WAITING',
    th: 'เอกสารของคุณกำลังรอตรวจสอบอยู่',
    en: 'Your documents are waiting to be checked',
  },
  409702: {
    code: 'IDENTITY_ACCEPTED',
    th: 'ยืนยันตัวตนเรียบร้อยแล้ว ไม่ต้องส่งเอกสารอีก',
    en: 'Your identity is already verified. No more documents are needed.',
  },
  409703: {
    code: 'CONSENT_OUTDATED',
    th: 'เนื้อหาเพิ่งเปลี่ยนอีกครั้ง กรุณาอ่านฉบับล่าสุด',
    en: 'The text has just changed again. Please read the latest version.',
  },
  422601: { code: 'DEPOSIT_LIMIT', th: 'เกินวงเงินฝากที่คุณตั้งไว้', en: 'This is over the deposit limit you set' },
  422602: {
    code: 'LOSS_LIMIT',
    th: 'ครบวงเงินเสียที่คุณตั้งไว้แล้ว ถอนเงินและดูประวัติได้ตามปกติ',
    en: 'You have reached the loss limit you set. You can still withdraw and see your history.',
  },
  422603: {
    code: 'STAKE_LIMIT',
    th: 'เกินวงเงินเดิมพันที่คุณตั้งไว้ ถอนเงินและดูประวัติได้ตามปกติ',
    en: 'This is over the stake limit you set. You can still withdraw and see your history.',
  },
  422604: {
    code: 'LIMIT_NOT_READY',
    th: 'ยังไม่ถึงเวลายืนยันการเปลี่ยนวงเงินนี้',
    en: 'This limit change cannot be confirmed yet',
  },
  422605: {
    code: 'ON_BREAK',
    th: 'คุณอยู่ในช่วงพักการเล่น ถอนเงินและดูประวัติได้ตามปกติ',
    en: 'You are on a break. You can still withdraw and see your history.',
  },
  422606: {
    code: 'EXCLUDED',
    th: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ถอนเงินและดูประวัติได้ตามปกติ',
    en: 'You are self-excluded, as you asked. You can still withdraw and see your history.',
  },
  422607: {
    code: 'EXCLUSION_RUNS',
    th: 'การงดเล่นที่คุณขอไว้เริ่มแล้ว จึงยกเลิกหรือลดเวลาไม่ได้',
    en: 'The self-exclusion you asked for has begun, so it cannot be cancelled or shortened',
  },
} as const satisfies FailureRecords
