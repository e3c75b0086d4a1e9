import type { FailureRecords } from './record.ts'

/** Failures of withdrawals. */
export const withdrawals = {
  409101: {
    code: 'WITHDRAW_OPEN',
    th: 'คุณมีคำขอถอนที่กำลังดำเนินการอยู่ ถอนใหม่ได้เมื่อรายการนั้นเสร็จสิ้น',
    en: 'You have a withdrawal in progress. You can withdraw again when it is completed.',
  },
  409102: {
    code: 'WITHDRAW_NOT_FAILED',
    th: 'รายการถอนนี้ส่งอีกครั้งไม่ได้แล้ว กรุณาตรวจสอบประวัติรายการ',
    en: 'This withdrawal can no longer be sent again. Please check your history.',
  },
  409103: {
    code: 'WITHDRAW_BONUS',
    th: 'ถอนจำนวนนี้ต้องยกเลิกโบนัสก่อน กรุณาตรวจยอดแล้วยืนยันอีกครั้ง',
    en: 'To withdraw this amount, you give up the bonus. Please check the amount and confirm again.',
    figures: {
      th: 'ยอดโบนัสเปลี่ยนไป การถอนนี้จะยกเลิกโบนัส {givesUp:baht} กดถอนเงินเพื่อยืนยันอีกครั้ง',
      en: 'The bonus has changed. This withdrawal would cancel a bonus of {givesUp:baht}. Press Withdraw to confirm again.',
    },
  },
  422101: {
    code: 'WITHDRAW_BALANCE',
    th: 'เครดิตไม่พอสำหรับยอดที่ต้องการถอน',
    en: 'You do not have enough credit for this withdrawal',
    figures: {
      th: 'เครดิตไม่พอ คุณมีเครดิต {balance:baht}',
      en: 'You do not have enough credit. You have {balance:baht}.',
    },
  },
  422102: {
    code: 'WITHDRAW_PER_DAY',
    th: 'เกินวงเงินถอนของวันนี้',
    en: 'This is over today’s withdrawal limit',
    figures: {
      th: 'เกินวงเงินของวันนี้ ถอนได้อีก {left:baht}',
      en: 'This is over today’s limit. You can still withdraw {left:baht}.',
    },
  },
  422103: {
    code: 'WITHDRAW_TIMES',
    th: 'ถอนครบจำนวนครั้งของวันนี้แล้ว',
    en: 'You have used all of today’s withdrawals',
  },
  422104: {
    code: 'WITHDRAW_TURNOVER',
    th: 'ยอดเล่นของโบนัสยังไม่ครบ กรุณาถอนยอดที่น้อยลง หรือเล่นให้ครบก่อน',
    en: 'The turnover for the bonus is not complete. Please withdraw less, or complete it first.',
    figures: {
      th: 'ยอดนี้มีโบนัสที่ยังถอนไม่ได้ ต้องมียอดเล่นอีก {turnoverLeft:baht} กรุณาถอนยอดที่น้อยลง หรือเล่นให้ครบก่อน',
      en: 'This amount includes a bonus that still needs {turnoverLeft:baht} of turnover. Please withdraw less, or complete the turnover first.',
    },
  },
  422105: {
    code: 'WITHDRAW_MINIMUM',
    th: 'ยอดถอนต่ำกว่าขั้นต่ำ',
    en: 'The amount is below the minimum withdrawal',
    figures: { th: 'ถอนขั้นต่ำ {minWithdraw:baht}', en: 'The minimum withdrawal is {minWithdraw:baht}' },
  },
  422106: {
    code: 'WITHDRAW_PER_TIME',
    th: 'เกินวงเงินถอนต่อครั้ง',
    en: 'This is over the limit for one withdrawal',
    figures: {
      th: 'ถอนได้สูงสุดครั้งละ {withdrawMaxPerTime:baht}',
      en: 'You can withdraw up to {withdrawMaxPerTime:baht} at a time',
    },
  },
  422107: {
    code: 'WITHDRAW_IDENTITY',
    th: 'กรุณายืนยันตัวตนก่อนถอนเงิน',
    en: 'Please verify your identity before you withdraw',
  },
  422108: {
    code: 'WITHDRAW_LOCKED',
    th: 'ล็อกการถอนเงินไว้ เพราะคุณแจ้งว่ามีการเข้าสู่ระบบที่ไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ด้วยรหัสทาง SMS ที่หน้าลืมรหัสผ่าน หรือติดต่อเจ้าหน้าที่',
    en: 'Withdrawals are locked, as you reported a log-in that was not yours. Set a new password with a code by SMS on the page for a forgotten password, or contact our team.',
  },
  422109: {
    code: 'WITHDRAW_WAITING',
    th: 'ยังถอนเงินไม่ได้ชั่วคราว เพราะเพิ่งยกเลิกการยืนยันสองขั้นตอน กรุณาลองใหม่ภายหลัง หรือติดต่อเจ้าหน้าที่',
    en: 'You cannot withdraw for a while, as two-step verification has just been removed. Please try again later, or contact our team.',
  },
} as const satisfies FailureRecords
