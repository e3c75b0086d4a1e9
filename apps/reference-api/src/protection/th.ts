import { slipAmount, slipTime } from '../bank/slip/slipText.ts'
import type { Kind } from './used.ts'
import type { Period } from './periods.ts'

const of: Record<Kind, string> = { DEPOSIT: 'ฝาก', LOSS: 'เสีย', STAKE: 'เดิมพัน' }
const per: Record<Period, string> = { DAY: 'ต่อวัน', WEEK: 'ต่อสัปดาห์', MONTH: 'ต่อเดือน' }

/** An amount without the satang that are none. */
const baht = (amount: bigint) => slipAmount(amount).replace('.00', '')

type Reached = { kind: Kind; period: Period; amount: bigint; left: bigint; end: Date }

/** What a member reads of the limits they set. */
export const th = {
  reached: ({ kind, period, amount, end }: Reached) =>
    `ครบวงเงิน${of[kind]} ${baht(amount)} บาท${per[period]}ที่คุณตั้งไว้แล้ว เริ่มใหม่ ${slipTime(end)}`,
  tooMuch: ({ kind, period, amount, left, end }: Reached) =>
    `เกินวงเงิน${of[kind]} ${baht(amount)} บาท${per[period]}ที่คุณตั้งไว้ ตอนนี้เหลือ ${baht(left)} บาท เริ่มใหม่ ${slipTime(end)}`,
  /** Said where the money has left the member's bank already. */
  paidAlready:
    'เงินที่โอนมาแล้วไม่หาย ระบบเติมเครดิตให้เมื่อธนาคารแจ้งยอด หรือส่งสลิปให้เจ้าหน้าที่ตรวจสอบได้ โดยบันทึกไว้ว่าเป็นยอดเกินวงเงิน',
  onBreak: (endsAt: Date | null) =>
    `คุณอยู่ในช่วงพักการเล่น${endsAt ? ` ถึง ${slipTime(endsAt)}` : ''} ถอนเงินและดูประวัติได้ตามปกติ`,
  excluded: (endsAt: Date | null) =>
    `คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ${endsAt ? `ถึง ${slipTime(endsAt)}` : 'ตลอดไป'} ถอนเงินและดูประวัติได้ตามปกติ`,
  excludedPerson: 'ผู้สมัครอยู่ระหว่างการงดเล่นตามที่ขอไว้ จึงสมัครใหม่ไม่ได้',
  notWaiting: 'ไม่มีการเปลี่ยนแปลงวงเงินที่รออยู่',
  notReady: (readyAt: Date) => `ยืนยันได้ตั้งแต่ ${slipTime(readyAt)}`,
  spending: {
    head: ['ช่วงเวลา', 'ตั้งแต่', 'ฝาก (บาท)', 'ถอน (บาท)', 'ถอนลบฝาก (บาท)', 'เวลาที่เปิดเกม (นาที)'],
    period: { WEEK: 'สัปดาห์นี้', MONTH: 'เดือนนี้', YEAR: 'ปีนี้', ALL: 'ทั้งหมด' },
  },
}
