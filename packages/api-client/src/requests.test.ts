import { showWords } from '@member/i18n'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  ChangePasswordRequest,
  DownlineBonusRequest,
  fieldMessages,
  ListDepositsRequest,
  RegisterRequest,
  RequestDepositRequest,
  SaveAddressRequest,
  VerifySlipRequest,
  WithdrawRequest,
} from './index.ts'
import { tables } from '@member/testing/tables'
import { en } from './client/words.en.ts'

const faults = (schema: v.GenericSchema, value: unknown) => {
  const { issues } = v.safeParse(schema, value)
  return issues ? fieldMessages(issues) : {}
}

const registration = {
  phone: '081-234-5678',
  password: 'demo-pass-1234',
  confirmPassword: 'demo-pass-1234',
  bankId: '123-4-56789-0',
  bankName: 'KBANK',
  consent: { terms: true, privacy: true, marketing: false, version: '1' },
  ageConfirmed: true,
}

const ask = (amount: unknown) => v.is(WithdrawRequest, { amount })

const amountOf = (amount: unknown) => {
  const { success, output } = v.safeParse(VerifySlipRequest, { qrcode: 'x', amount })
  return success ? output.amount : null
}

describe('a day', () => {
  test.each(['2026-02-29x', '2026-13-01', '0000-01-01', '1899-12-31'])('%s is none', (from) => {
    expect(Object.keys(faults(ListDepositsRequest, { from }))).toEqual(['from'])
  })
})

test('a member who reads English reads in English how a field is to be filled', () => {
  showWords('en', tables.en)
  try {
    expect(faults(WithdrawRequest, { amount: 0 })).toEqual({ amount: en.field.amount })
    expect(faults(RegisterRequest, { ...registration, phone: '5', password: undefined })).toEqual({
      phone: en.field.phone,
      password: en.field.required,
    })
  } finally {
    showWords('th', tables.th)
  }
})

describe('an amount', () => {
  test.each([0.01, 1, 100.5, 1234.56, 99_999_999.99])('of %d baht may be asked for', (amount) => {
    expect(ask(amount)).toBe(true)
  })

  test.each([0, -1, 1.005, 0.001, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '100', null, [5]])(
    'of %o may not, and the member is told how',
    (amount) => {
      expect(faults(WithdrawRequest, { amount })).toEqual({
        amount: 'กรอกจำนวนเงินมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
      })
    },
  )

  test('in whole satang is always taken as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (satang) => {
        expect(ask(satang / 100)).toBe(true)
      }),
    )
  })

  test('from a multipart form is read from its text', () => {
    expect(amountOf('100.50')).toBe(100.5)
    for (const text of ['', ' ', '1e3', '-1', '1.005', '0', '0x10', '๑๐๐', 'NaN'])
      expect(amountOf(text)).toBeNull()
  })
})

describe('a registration', () => {
  test('is cleaned of spaces and dashes', () => {
    expect(v.parse(RegisterRequest, registration)).toMatchObject({
      phone: '0812345678',
      bankId: '1234567890',
    })
  })

  test('names each field that is wrong, in Thai', () => {
    expect(
      faults(RegisterRequest, {
        phone: '0212345678',
        username: 'ก',
        password: 'short',
        confirmPassword: 'short',
        bankId: '12',
        bankName: '',
        consent: { terms: false, privacy: true, marketing: false, version: '1' },
      }),
    ).toEqual({
      phone: 'กรอกเบอร์มือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09',
      username: 'ใช้ตัวอักษรอังกฤษหรือตัวเลข 4–20 ตัว',
      password: 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร',
      bankId: 'เลขที่บัญชีต้องเป็นตัวเลข 10–15 หลัก',
      bankName: 'เลือกธนาคาร',
      'consent.terms': 'กรุณายอมรับก่อนดำเนินการต่อ',
      ageConfirmed: 'กรุณากรอกข้อมูลช่องนี้',
    })
  })

  test('wants the password twice', () => {
    expect(faults(RegisterRequest, { ...registration, confirmPassword: 'other' })).toEqual({
      confirmPassword: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
    })
    expect(
      faults(ChangePasswordRequest, { oldPassword: 'a', newPassword: 'new-pass-1', confirmPassword: 'b' }),
    ).toEqual({ confirmPassword: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน' })
  })
})

test('a list starts at its first page, and a query’s text is read as numbers', () => {
  expect(v.parse(ListDepositsRequest, {})).toEqual({ page: 1, limit: 20 })
  expect(v.parse(ListDepositsRequest, { page: '3', limit: '50', status: 'SUCCESS' })).toEqual({
    page: 3,
    limit: 50,
    status: 'SUCCESS',
  })
  for (const wrong of [
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { limit: '101' },
    { from: '20/11/2026' },
  ]) {
    expect(v.is(ListDepositsRequest, wrong)).toBe(false)
  }
})

test('a slip comes as a picture or as text, a manual request with a picture or a verified slip', () => {
  const file = new File(['x'], 'slip.png')
  expect(v.is(VerifySlipRequest, { file })).toBe(true)
  expect(v.is(VerifySlipRequest, { qrcode: '0041' })).toBe(true)
  expect(v.is(VerifySlipRequest, {})).toBe(false)
  expect(v.is(VerifySlipRequest, { qrcode: 'x'.repeat(513) })).toBe(false)
  const manual = { amount: '500', transAt: '2026-11-20T12:00:00+07:00', bankName: 'KBANK' }
  expect(v.is(RequestDepositRequest, { ...manual, file })).toBe(true)
  expect(v.is(RequestDepositRequest, { ...manual, uuid: 'a' })).toBe(true)
  expect(faults(RequestDepositRequest, manual)).toEqual({ file: 'กรุณาแนบสลิป' })
})

test('an address may be changed field by field, each with its own rule', () => {
  expect(v.is(SaveAddressRequest, { zipcode: '10500' })).toBe(true)
  expect(faults(SaveAddressRequest, { zipcode: '๑๐๕๐๐', name: ' ' })).toEqual({
    zipcode: 'กรอกรหัสไปรษณีย์ 5 หลัก',
    name: 'กรุณากรอกข้อมูลช่องนี้',
  })
})

test('a period does not end before it starts', () => {
  expect(v.is(DownlineBonusRequest, { start: '2026-11-20', end: '2026-11-20' })).toBe(true)
  expect(faults(DownlineBonusRequest, { start: '2026-11-20', end: '2026-11-19' })).toHaveProperty('end')
})
