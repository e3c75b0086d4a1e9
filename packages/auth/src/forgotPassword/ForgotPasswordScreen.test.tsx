import { getEnding, getSession } from '@member/api-client/session'
import {
  aLogin,
  aMember,
  aSetting,
  calls,
  changeMockApi,
  later,
  mockApi,
  refusal,
  signIn,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show, showVisitor } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const request = 'POST /api/user/password-reset'
const confirm = 'POST /api/user/password-reset/confirm'
const login = 'POST /api/auth/login'

beforeEach(() => {
  sessionStorage.clear()
  mockApi({
    'GET /api/setting': aSetting({ features: { passwordReset: true } }),
    [request]: { reset: 'one', validSec: 600, resendSec: 60 },
    [confirm]: null,
    [login]: aLogin(),
  })
})
afterEach(signOut)

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const open = () =>
  showVisitor(<ForgotPasswordScreen helpHref="https://line.me/R/ti/p/@help" loginTo="/login" />)

async function askForCode(user = open()) {
  await user.type(await field('เบอร์มือถือที่ลงทะเบียนไว้'), '081-234-5678')
  await user.click(await button('ส่งรหัสทาง SMS'))
  return user
}

async function giveCode(code: string, password = 'a-new-password') {
  const user = await askForCode()
  await user.type(await field('รหัส 6 หลักจาก SMS'), code)
  await user.type(await field('รหัสผ่านใหม่'), password)
  await user.type(await field('ยืนยันรหัสผ่านใหม่'), password)
  await user.click(await button('ตั้งรหัสผ่านใหม่'))
  return user
}

test('before a code is asked for a member reads what else the new password ends', async () => {
  open()
  expect(await screen.findByText(/ทุกอุปกรณ์จะออกจากระบบ/)).toBeTruthy()
  expect(screen.queryByText(/พาสคีย์/)).toBeNull()
})

test('where there are passkeys, that they are removed is said before too', async () => {
  changeMockApi({ 'GET /api/setting': aSetting({ features: { passwordReset: true, passkeys: true } }) })
  open()
  expect(await screen.findByText(/พาสคีย์ทั้งหมดจะถูกลบ/)).toBeTruthy()
})

test('a member asks for a code, sets a new password with it, and is logged in and led on', async () => {
  await giveCode('๐๔๒ 195')
  await waitFor(() => expect(getSession()).not.toBeNull())
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/login'))
  expect(calls(request)[0]?.body).toEqual({
    phone: '0812345678',
    device: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(calls(confirm)[0]?.body).toEqual({
    reset: 'one',
    code: '042195',
    newPassword: 'a-new-password',
    confirmPassword: 'a-new-password',
  })
  expect(calls(login)[0]?.body).toMatchObject({ username: '0812345678', password: 'a-new-password' })
  expect(await screen.findByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeTruthy()
})

test('a member who cannot be logged in at once is led to the log-in', async () => {
  changeMockApi({ [login]: unavailable() })
  await giveCode('042195')
  expect(await within(screen.getByRole('main')).findByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/login')
})

test('a member who sets it from inside is logged out with all others, and led to the log-in', async () => {
  signIn()
  await giveCode('042195')
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/login'))
  expect(getEnding()).toMatchObject({ reason: 'expired', message: expect.stringContaining('รหัสผ่านใหม่') })
  expect(calls(login)).toHaveLength(0)
})

test('an answer that comes once another member has logged in ends nothing of theirs', async () => {
  signIn()
  const answer = later()
  changeMockApi({ [confirm]: answer.answer })
  await giveCode('042195')
  await waitFor(() => expect(calls(confirm)).toHaveLength(1))
  signIn({ uuid: '22222222-2222-4222-8222-222222222222' })
  answer.come(null)
  await waitFor(async () => expect((await button('ตั้งรหัสผ่านใหม่')).disabled).toBe(false))
  expect(getSession()?.user.uuid).toBe('22222222-2222-4222-8222-222222222222')
})

test('a wrong code is said beside its field, and nothing typed is lost', async () => {
  changeMockApi({ [confirm]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว' } }) })
  await giveCode('111111')
  expect(await screen.findByText('รหัสไม่ถูกต้องหรือหมดอายุแล้ว')).toBeTruthy()
  expect((await field('รหัสผ่านใหม่')).value).toBe('a-new-password')
  expect(getSession()).toBeNull()
})

test('a number that is no mobile number is said before anything is sent', async () => {
  const user = open()
  await user.type(await field('เบอร์มือถือที่ลงทะเบียนไว้'), '12')
  await user.click(await button('ส่งรหัสทาง SMS'))
  expect(await screen.findByText(/กรอกเบอร์มือถือ 10 หลัก/)).toBeTruthy()
  expect(calls(request)).toHaveLength(0)
})

test('another code may be asked for once the countdown is over', async () => {
  const turn = turnClock()
  changeMockApi({ [request]: { reset: 'one', validSec: 600, resendSec: 60 } })
  const user = await askForCode()
  expect((await button(/^ส่งรหัสอีกครั้งได้ใน/)).disabled).toBe(true)
  await turn(60_000)
  expect((await button('ส่งรหัสอีกครั้ง')).disabled).toBe(false)
  await user.click(await button('ส่งรหัสอีกครั้ง'))
  expect(await screen.findByText(/กรุณาใช้รหัสล่าสุด/)).toBeTruthy()
  expect(calls(request)).toHaveLength(2)
})

test('a page that was lost while the SMS was read comes back where it was', async () => {
  const first = await askForCode()
  await field('รหัส 6 หลักจาก SMS')
  first.leave()
  open()
  expect(await field('รหัส 6 หลักจาก SMS')).toBeTruthy()
})

test('a member who asked too often reads how long to wait', async () => {
  changeMockApi({ [request]: refusal(429001, null, { retryAfter: 90 }) })
  await askForCode()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^01:(30|29)$/)
  expect((await button('ส่งรหัสทาง SMS')).disabled).toBe(true)
})

test('a server that sends no codes leaves only the contact by Line', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  open()
  const link = await screen.findByRole('link', { name: 'ทักไลน์เจ้าหน้าที่' })
  expect(link.getAttribute('href')).toContain('@help')
  expect(screen.queryByRole('button', { name: 'ส่งรหัสทาง SMS' })).toBeNull()
})

test('a password refused by the server is said at its field', async () => {
  const same = 'รหัสผ่านใหม่ต้องต่างจากรหัสเดิม'
  changeMockApi({ [confirm]: refusal(400001, { fields: { newPassword: same } }) })
  await giveCode('042195')
  await screen.findByText(same)
  expect((await field('รหัสผ่านใหม่')).getAttribute('aria-invalid')).toBe('true')
})

test('a member who is logged in finds their own number there, masked, and goes back to where they were', async () => {
  changeMockApi({ 'GET /api/auth/user/detail/:uuid': aMember({ phone: '0898765432' }) })
  const user = show(
    <ForgotPasswordScreen
      helpHref="https://line.me/R/ti/p/@help"
      loginTo="/login"
      back="/auth/settings/devices"
    />,
  )
  expect(await screen.findByDisplayValue('089-•••-5432')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe('/auth/settings/devices')
  await user.click(await button('ส่งรหัสทาง SMS'))
  await field('รหัส 6 หลักจาก SMS')
  expect(calls(request)[0]?.body).toMatchObject({ phone: '0898765432' })
  expect(screen.getByDisplayValue('089-•••-5432')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'เปลี่ยนเบอร์' })).toBeNull()
})

test('a member whose number is not known yet types it', async () => {
  changeMockApi({ 'GET /api/auth/user/detail/:uuid': unavailable() })
  show(<ForgotPasswordScreen helpHref="https://line.me/R/ti/p/@help" loginTo="/login" />)
  expect(await field('เบอร์มือถือที่ลงทะเบียนไว้')).toHaveProperty('readOnly', false)
})
