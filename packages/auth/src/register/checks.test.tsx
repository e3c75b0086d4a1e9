import { calls, refusal, changeMockApi, signOut, unavailable, mockApi } from '@member/api-client/testing'
import { showVisitor } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  bankName,
  checkBankId,
  checkPhone,
  checkUsername,
  inviter,
  willing,
  registering,
} from './registering.testing.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const { choosePassword, field, fillAccount, fillBank, next } = registering(screen)

beforeEach(() => mockApi(willing))
afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const open = (via = {}) => showVisitor(<RegisterScreen loginTo="/login" {...via} />)

test.each(['๐๘๑๒๓๔๕๖๗๘', '+66 81-234-5678'])(
  'a visitor learns that %s is free as soon as it is whole',
  async (typed) => {
    const user = open()
    await user.type(await field('เบอร์มือถือ'), typed)
    expect(await screen.findByText('เบอร์นี้ใช้สมัครได้')).toBeTruthy()
    expect(calls(checkPhone).map(({ params }) => params['value'])).toEqual(['0812345678'])
  },
)

test('a visitor whose number has an account stays in the first step', async () => {
  changeMockApi({ [checkPhone]: { available: false } })
  const user = open()
  await user.type(await field('เบอร์มือถือ'), '0812345678')
  await user.click(await next())
  expect(await screen.findByText('เบอร์นี้มีบัญชีอยู่แล้ว')).toBeTruthy()
  expect(screen.queryByLabelText('รหัสผ่าน')).toBeNull()
  expect(screen.getByRole('link', { name: /มีบัญชีอยู่แล้ว/ }).getAttribute('href')).toBe('/login')
})

test('a visitor’s first error alone is shown, and is gone as soon as they mend what it is about', async () => {
  const user = open()
  const phone = await field('เบอร์มือถือ')
  const username = await field(/ชื่อผู้ใช้/)
  await user.type(phone, '0212345678')
  await user.type(username, 'x')
  await user.click(await next())
  // The focus is there, and the visitor types on.
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(username.getAttribute('aria-invalid')).toBeNull()
  await user.clear(phone)
  expect(phone.getAttribute('aria-invalid')).toBeNull()
  await user.type(phone, '0812345678')
  await user.click(await next())
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(username)
  await user.click(await next())
  await user.type(await field('รหัสผ่าน'), 'a-good-pass')
  await user.type(await field('ยืนยันรหัสผ่าน'), 'another-pass')
  await user.click(await next())
  const again = await field('ยืนยันรหัสผ่าน')
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(again.getAttribute('aria-invalid')).toBe('true')
  await user.type(await field('รหัสผ่าน'), '!')
  expect(again.getAttribute('aria-invalid')).toBeNull()
})

test('a username is asked about once, when the visitor has stopped typing', async () => {
  changeMockApi({ [checkUsername]: { available: false } })
  const user = open()
  await user.type(await field(/ชื่อผู้ใช้/), 'somchai')
  expect(await screen.findByText('ชื่อผู้ใช้นี้มีคนใช้แล้ว')).toBeTruthy()
  expect(calls(checkUsername)).toHaveLength(1)
})

test.each([
  ['the line fails', unavailable()],
  ['the server has had enough', refusal(429001, null, { retryAfter: 30 })],
])('a visitor goes on when a check cannot be made: %s', async (_, failure) => {
  changeMockApi({ [checkPhone]: failure })
  const user = open()
  await user.type(await field('เบอร์มือถือ'), '0812345678')
  expect(await screen.findByText(/ยังตรวจสอบไม่ได้/)).toBeTruthy()
  await user.click(await next())
  await choosePassword(user)
  expect(await screen.findByText('เลือกธนาคาร')).toBeTruthy()
})

test('a visitor is warned of an unusual length and of an account that is used, and is not stopped by the first', async () => {
  changeMockApi({ [checkBankId]: { available: false } })
  const user = open()
  await fillAccount(user)
  await fillBank(user, '123456789012')
  expect(screen.getByText(/มักมี 10 หลัก/)).toBeTruthy()
  expect(await screen.findByText('เลขที่บัญชีนี้ถูกใช้สมัครแล้ว')).toBeTruthy()
})

test('a visitor who types the account of a member does not read whose it is', async () => {
  changeMockApi({ [checkBankId]: { available: false } })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  expect(await screen.findByText('เลขที่บัญชีนี้ถูกใช้สมัครแล้ว')).toBeTruthy()
  expect(screen.queryByText('นาย สมชาย ใ***')).toBeNull()
  expect(screen.queryByRole('button', { name: 'ตรวจสอบชื่อบัญชี' })).toBeNull()
  expect(calls(bankName)).toEqual([])
})

test('a visitor reads the name on their account although nobody can say yet whether it is free', async () => {
  changeMockApi({ [checkBankId]: unavailable() })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  expect(await screen.findByText('นาย สมชาย ใ***')).toBeTruthy()
})

test('a visitor reads the bank’s own words when it knows no such account, and may ask again', async () => {
  changeMockApi({ [bankName]: refusal(404001, null, { message: 'ไม่พบบัญชีนี้ที่ธนาคาร' }) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  expect(await screen.findByText('ไม่พบบัญชีนี้ที่ธนาคาร')).toBeTruthy()
  changeMockApi(willing)
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบชื่อบัญชี' }))
  expect(await screen.findByText('นาย สมชาย ใ***')).toBeTruthy()
})

test('a visitor who presses on before the bank has answered waits for it, and reads the name before joining', async () => {
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  changeMockApi({
    [bankName]: async () => {
      await asked
      return willing[bankName]
    },
  })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await user.click(await next())
  expect(await screen.findByText('กำลังตรวจสอบชื่อบัญชี…')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  answer?.()
  expect(await screen.findByRole('checkbox', { name: /อายุครบ/ })).toBeTruthy()
  expect(screen.getByText(/1234567890/)).toBeTruthy()
  expect(await screen.findByText('นาย สมชาย ใ***')).toBeTruthy()
})

test('a visitor whose bank knows no such account reads so at the number, and not at the end', async () => {
  changeMockApi({ [bankName]: refusal(404001, null, { message: 'ไม่พบบัญชีนี้ที่ธนาคาร' }) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await user.click(await next())
  const said = await screen.findByText('ไม่พบบัญชีนี้ที่ธนาคาร')
  const number = await field('เลขที่บัญชี')
  await waitFor(() => expect(document.activeElement).toBe(number))
  expect(document.getElementById(number.getAttribute('aria-describedby')!)?.contains(said)).toBe(true)
})

test('a visitor goes on when the bank does not answer', async () => {
  changeMockApi({ [bankName]: unavailable() })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await user.click(await next())
  expect(await screen.findByRole('checkbox', { name: /อายุครบ/ })).toBeTruthy()
})

test('a visitor sees who invited them', async () => {
  open({ afCode: 'abc' })
  expect(await screen.findByText('สม***')).toBeTruthy()
  expect(calls(inviter)[0]?.params).toEqual({ afCode: 'abc' })
})

test('a visitor with an unknown code reads so, and registers all the same', async () => {
  changeMockApi({ [inviter]: refusal(404001) })
  const user = open({ afCode: 'nobody' })
  expect(await screen.findByText(/ไม่พบผู้แนะนำรหัส nobody/)).toBeTruthy()
  await fillAccount(user)
  await waitFor(() => expect(screen.getByText('เลือกธนาคาร')).toBeTruthy())
})
