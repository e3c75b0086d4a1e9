import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  open: 'คุณมีคำขอถอนที่กำลังดำเนินการอยู่ ถอนใหม่ได้เมื่อรายการนั้นเสร็จสิ้น',
  notFailed: 'รายการถอนนี้ส่งอีกครั้งไม่ได้แล้ว กรุณาตรวจสอบประวัติรายการ',
  settled: 'รายการถอนนี้ดำเนินการไปแล้ว',
  minimum: 'ถอนขั้นต่ำ {amount:shortBaht}',
  perTime: 'ถอนได้ไม่เกิน {amount:shortBaht} ต่อครั้ง',
  times: 'ถอนครบจำนวนครั้งของวันนี้แล้ว',
  perDay: 'เกินวงเงินถอนของวันนี้ วันนี้ถอนได้อีก {left:shortBaht}',
  turnover: 'ยอดนี้มีโบนัสที่ยังถอนไม่ได้ ต้องมียอดเล่นอีก {left:shortBaht} ตอนนี้ถอนได้ไม่เกิน {own:shortBaht}',
  bonus: 'ถอนจำนวนนี้ต้องยกเลิกโบนัสและเงินที่ชนะจากโบนัส {givesUp:shortBaht} กรุณาตรวจยอดแล้วยืนยันอีกครั้ง',
  balance: 'เครดิตไม่พอ คุณมีเครดิต {balance:shortBaht}',
  waiting: 'ถอนเงินได้อีกครั้งตั้งแต่ {until:dateTime} เพราะเพิ่งยกเลิกการยืนยันสองขั้นตอนผ่านเจ้าหน้าที่',
  locked:
    'ล็อกการถอนเงินไว้ เพราะคุณแจ้งว่ามีการเข้าสู่ระบบที่ไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่ด้วยรหัสทาง SMS ที่หน้าลืมรหัสผ่าน หรือติดต่อเจ้าหน้าที่',
} as const

const en = {
  open: 'You have a withdrawal in progress. You can withdraw again when it is completed.',
  notFailed: 'This withdrawal can no longer be sent again. Please check your history.',
  settled: 'This withdrawal has already been settled',
  minimum: 'The minimum withdrawal is {amount:shortBaht}',
  perTime: 'You can withdraw up to {amount:shortBaht} at a time',
  times: 'You have used all of today’s withdrawals',
  perDay: 'This is over today’s withdrawal limit. You can withdraw {left:shortBaht} more today.',
  turnover:
    'This amount includes a bonus that cannot be withdrawn yet. It needs {left:shortBaht} more turnover. You can withdraw up to {own:shortBaht} now.',
  bonus:
    'To withdraw this amount, you give up the bonus and its winnings, {givesUp:shortBaht}. Please check the amount and confirm again.',
  balance: 'You do not have enough credit. You have {balance:shortBaht}.',
  waiting:
    'You can withdraw again from {until:dateTime}, as our team has just removed your two-step verification',
  locked:
    'Withdrawals are locked, as you reported a log-in that was not yours. Set a new password with a code by SMS on the page for a forgotten password, or contact our team.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
