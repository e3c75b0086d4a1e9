import { field, form, tick } from '@member/staff-page/form'
import type { Content } from '@member/staff-page/parts'
import { th } from './th.ts'

export const refusalForm = (action: string, press: string, suggestion: string, ...more: Content[]) =>
  form(action, press, 'bad', field('reason', th.reasonRead, { value: suggestion, maxlength: 200 }), more)

export const englishReason = field('reasonEnglish', th.reasonEnglish, { maxlength: 200, required: false })

/** Checkbox by which staff confirm that they have asked the bank about a payout unknown to it. */
export const askedBankBox = tick('hasAskedBank', th.askedBank)

/** Checkbox by which staff confirm that two transfers of one member, amount and time are different. */
export const anotherBox = tick('isAnother', th.another)

export const ruleNames = {
  idleMinutes: 'ไม่แตะหน้าจอกี่นาที จึงถามรหัสผ่านอีกครั้ง',
  minimumAge: 'อายุขั้นต่ำ (ปี) ตามวันเกิดที่ถามตอนสมัคร เว้นว่างไว้หากไม่ถาม',
  phoneProof: 'ยืนยันเบอร์มือถือด้วยรหัส SMS ตอนสมัคร',
  consentVersion: 'เวอร์ชันของข้อตกลง สมาชิกที่ยอมรับเวอร์ชันอื่นจะถูกถามใหม่ เว้นว่างไว้หากไม่ถาม',
  identityFirstWithdrawal: 'ขอเอกสารก่อนถอนครั้งแรก',
  identityAbove: 'ขอเอกสารก่อนถอนเกิน (บาท) เว้นว่างไว้หากไม่ขอ',
  identityHours: 'ตรวจเอกสารภายในกี่ชั่วโมง ตามที่แจ้งสมาชิก',
  identityDays: 'เก็บเอกสารไว้อีกกี่วันหลังตรวจ',
  minDeposit: 'ฝากขั้นต่ำ (บาท)',
  minWithdraw: 'ถอนขั้นต่ำ (บาท)',
  turnoverTimes: 'ต้องเล่นโบนัสกี่เท่าก่อนถอน',
  slipHours: 'รับสลิปย้อนหลังได้ไม่เกินกี่ชั่วโมง เก่ากว่านี้เจ้าหน้าที่ตรวจ',
  commissionRate: 'ค่าแนะนำเพื่อน (% ของยอดเดิมพัน)',
  minCommission: 'ค่าแนะนำที่รับเข้าเครดิตได้ขั้นต่ำ (บาท)',
  minRefund: 'ยอดเสียคืนที่รับเข้าเครดิตได้ขั้นต่ำ (บาท)',
  adjustAlone:
    'เจ้าหน้าที่หนึ่งคนปรับเครดิต ให้คะแนน อนุมัติสลิปและของรางวัลคนเดียวรวมต่อวันได้ไม่เกิน (บาท) เกินกว่านี้ต้องมีคนที่สองอนุมัติ ถ้าเพิ่มยอดนี้ ยอดใหม่มีผลวันถัดไป',
  pointsPerBaht: 'กี่คะแนนนับเป็น 1 บาทในยอดข้างต้น',
  mostWin: 'เกมหนึ่งตาจ่ายได้ไม่เกิน (บาท) เกินกว่านี้ไม่จ่ายจนกว่าจะแก้กติกา เว้นว่างไว้หากไม่จำกัด',
  payoutUpTo: 'ให้ธนาคารโอนถอนเองไม่เกิน (บาท) เว้นว่างไว้เพื่อให้เจ้าหน้าที่โอนทุกรายการ',
} as const
