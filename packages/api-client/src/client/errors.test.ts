import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, Cancelled, fieldErrorsOf, messageOf } from './errors.ts'
import { failureCodes } from './failureCodes.ts'
import { t, th } from './words.ts'
import { en } from './words.en.ts'
import { th as thMemberFailures } from './wordsMemberFailures.ts'
import { en as enMemberFailures } from './wordsMemberFailures.en.ts'

afterEach(() => void vi.unstubAllGlobals())

const refused = (status: number, message?: string, data: Record<string, unknown> | null = null) =>
  new ApiError({ kind: 'refused', status, message, data })

test('every failure of the contract has a Thai sentence, whatever the server says', () => {
  for (const status of Object.keys(failureCodes)) {
    expect(refused(Number(status), 'error').message).toMatch(/^[ก-๛0-9A-Z a-z]+$/)
    expect(refused(Number(status), 'error').message).not.toBe('error')
  }
})

test('every failure of the contract has a sentence of its own in both languages', () => {
  for (const ours of [
    { ...th.status, ...thMemberFailures },
    { ...en.status, ...enMemberFailures },
  ])
    expect(Object.keys(failureCodes).filter((status) => !(status in ours))).toEqual([])
})

test('who has removed the second factor reads why they cannot withdraw yet', () => {
  expect(refused(422109).message).toMatch(/^ยังถอนเงินไม่ได้ชั่วคราว/)
})

test('every sentence by status belongs to a failure of the contract', () => {
  const { offline: _, ...ofMembers } = thMemberFailures
  for (const status of Object.keys({ ...t.status, ...ofMembers })) expect(failureCodes).toHaveProperty(status)
})

const unanswered = () => new ApiError({ kind: 'unavailable', code: 'ERR_NETWORK' }).message

test('without a network it is the network that is reported, and not the service', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: false })
  expect(unanswered()).toBe('ไม่มีสัญญาณอินเทอร์เน็ต กรุณาลองใหม่เมื่อเชื่อมต่อได้')
  expect(new ApiError({ kind: 'unavailable', status: 503001 }).message).toBe(t.kind.unavailable)
  vi.stubGlobal('navigator', { onLine: true })
  expect(unanswered()).toBe(t.kind.unavailable)
})

test('whatever was thrown can be shown to the member', () => {
  expect(messageOf(refused(422101, 'เครดิตไม่พอ'))).toBe('เครดิตไม่พอ')
  for (const thrown of [new Error('boom'), new Cancelled(), 'boom', null, undefined]) {
    expect(messageOf(thrown)).toBe('เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง')
  }
})

test('messages about fields are Thai and are shown beside their field', () => {
  const fields = { phone: 'เบอร์ไม่ถูกต้อง', bankId: 'must be digits', age: 7 }
  expect(fieldErrorsOf(refused(400001, 'x', { fields }))).toEqual({
    phone: 'เบอร์ไม่ถูกต้อง',
    bankId: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
    age: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
  })
})

test.each([null, {}, { fields: null }, { fields: 'phone' }])(
  'a failure with %o is not about fields',
  (data) => {
    expect(fieldErrorsOf(refused(400001, 'x', data))).toEqual({})
  },
)

test('what is no failure of the server is not about fields', () => {
  expect(fieldErrorsOf(new Error('boom'))).toEqual({})
})
