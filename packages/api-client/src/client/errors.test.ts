import { afterEach, expect, test, vi } from 'vitest'
import { showWords } from '@member/i18n'
import { tables } from '@member/testing/tables'
import { ApiError, Cancelled, fieldErrorsOf, messageOf } from './errors.ts'
import { failures } from './failures/failures.ts'
import { t } from './words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  showWords('th', tables.th)
})

const refused = (status: number, message?: string, data: Record<string, unknown> | null = null) =>
  new ApiError({ kind: 'refused', status, message, data })

test.each(Object.entries(failures))(
  'a member reads a sentence of %s in their language',
  (status, failure) => {
    const errors = [refused(Number(status)), refused(Number(status), 'error')]
    expect(errors.map(({ message }) => message)).toEqual([failure.th, failure.th])
    showWords('en', tables.en)
    expect(errors.map(({ message }) => message)).toEqual([failure.en, 'error'])
    expect(refused(Number(status), 'ไม่ได้').message).toBe(failure.en)
  },
)

test('every failure has a code of its own', () => {
  const codes = Object.values(failures).map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)])
})

const figured = Object.entries(failures).flatMap(([status, failure]) =>
  'figures' in failure ? [[status, failure.figures] as const] : [],
)

test.each(figured)(
  'the sentence of %s has the figures that the server sends, if all are numbers',
  (status, { th }) => {
    expect(th.replace(/\{\w+:(?:baht|number)\}/g, '')).not.toContain('{')
    const names = [...th.matchAll(/\{(\w+)/g)].map(([, name]) => name)
    const data = Object.fromEntries(names.map((name) => [name, 1_234]))
    const error = refused(Number(status), 'ไม่ได้', data)
    expect(error.message.split('1,234')).toHaveLength(names.length + 1)
    showWords('en', tables.en)
    expect(error.message.split('1,234')).toHaveLength(names.length + 1)
    for (const name of names) {
      const partial = refused(Number(status), 'Not possible', { ...data, [String(name)]: '1,234' })
      expect(partial.message).toBe('Not possible')
    }
  },
)

test('a failure on the screen follows a change of the language', () => {
  const error = refused(422105, 'ถอนขั้นต่ำ 500', { minWithdraw: 500 })
  const late = new ApiError({ kind: 'unavailable', code: 'ETIMEDOUT' })
  expect(error.message).toBe('ถอนขั้นต่ำ 500.00\u00A0บาท')
  expect(late.message).toBe(t.timeout)
  showWords('en', tables.en)
  expect(error.message).toBe('The minimum withdrawal is ฿500.00')
  expect(late.message).toBe(
    'This is taking longer than usual. Please check your history before you try again.',
  )
})

test('who has removed the second factor reads why they cannot withdraw yet', () => {
  expect(refused(422109).message).toMatch(/^ยังถอนเงินไม่ได้ชั่วคราว/)
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
