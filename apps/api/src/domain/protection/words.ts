import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  reached: 'ครบวงเงิน{kind} {amount:shortBaht}{period}ที่คุณตั้งไว้แล้ว เริ่มใหม่ {end:dateTime}',
  tooMuch: 'เกินวงเงิน{kind} {amount:shortBaht}{period}ที่คุณตั้งไว้ ตอนนี้เหลือ {left:shortBaht} เริ่มใหม่ {end:dateTime}',
  kind: { DEPOSIT: 'ฝาก', LOSS: 'เสีย', STAKE: 'เดิมพัน' },
  period: { DAY: 'ต่อวัน', WEEK: 'ต่อสัปดาห์', MONTH: 'ต่อเดือน' },
  onBreakUntil: 'คุณอยู่ในช่วงพักการเล่น ถึง {end:dateTime} ถอนเงินและดูประวัติได้ตามปกติ',
  excluded: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ตลอดไป ถอนเงินและดูประวัติได้ตามปกติ',
  excludedUntil: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ ถึง {end:dateTime} ถอนเงินและดูประวัติได้ตามปกติ',
  exclusionBegun: 'เริ่มงดเล่นตามที่คุณขอแล้ว ตลอดไป ถอนเงินได้ตามปกติ',
  exclusionBegunUntil: 'เริ่มงดเล่นตามที่คุณขอแล้ว ถึง {end:dateTime} ถอนเงินได้ตามปกติ',
  notReady: 'ยืนยันได้ตั้งแต่ {readyAt:dateTime}',
  spending: {
    head: ['ช่วงเวลา', 'ตั้งแต่', 'ฝาก (บาท)', 'ถอน (บาท)', 'ฝากสุทธิ (บาท)', 'เวลาที่เปิดเกม (นาที)'],
    period: { WEEK: 'สัปดาห์นี้', MONTH: 'เดือนนี้', YEAR: 'ปีนี้', ALL: 'ทั้งหมด' },
  },
} as const

const en = {
  reached: 'You have reached your {kind} limit of {amount:shortBaht} {period}. It resets on {end:dateTime}.',
  tooMuch:
    'This is over your {kind} limit of {amount:shortBaht} {period}. You have {left:shortBaht} left. It resets on {end:dateTime}.',
  kind: { DEPOSIT: 'deposit', LOSS: 'loss', STAKE: 'stake' },
  period: { DAY: 'a day', WEEK: 'a week', MONTH: 'a month' },
  onBreakUntil: 'You are on a break until {end:dateTime}. You can still withdraw and see your history.',
  excluded: 'You are permanently self-excluded, as you asked. You can still withdraw and see your history.',
  excludedUntil:
    'You are self-excluded until {end:dateTime}, as you asked. You can still withdraw and see your history.',
  exclusionBegun: 'The permanent self-exclusion you asked for has begun. You can withdraw as usual.',
  exclusionBegunUntil:
    'The self-exclusion you asked for has begun and lasts until {end:dateTime}. You can withdraw as usual.',
  notReady: 'You can confirm from {readyAt:dateTime}',
  spending: {
    head: [
      'Period',
      'From',
      'Deposited (baht)',
      'Withdrawn (baht)',
      'Net deposits (baht)',
      'Time in games (minutes)',
    ],
    period: { WEEK: 'This week', MONTH: 'This month', YEAR: 'This year', ALL: 'All time' },
  },
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
