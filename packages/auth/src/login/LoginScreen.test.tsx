import {
  aLogin,
  aMember,
  aSetting,
  changeMockApi,
  calls,
  never,
  refusal,
  signIn,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { endSession, getSession } from '@member/api-client/session'
import { showVisitor } from '@member/screen-testing'
import { featureAtom } from '@member/api-client/setting'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginScreen } from './LoginScreen.tsx'

const login = 'POST /api/auth/login'
const username = () => screen.getByLabelText<HTMLInputElement>('ชื่อผู้ใช้หรือเบอร์มือถือ')
const password = () => screen.getByLabelText<HTMLInputElement>('รหัสผ่าน')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /เข้าสู่ระบบ/ })

beforeEach(() => {
  localStorage.clear()
  mockApi({ [login]: aLogin(), 'GET /api/setting': aSetting() })
})
afterEach(signOut)

async function logIn() {
  const user = showVisitor(
    <LoginScreen forgotTo="/forgot" forgotHref="https://line.me/R/ti/p/@help" registerTo="/register" />,
  )
  await user.type(username(), ' demo1234 ')
  await user.type(password(), 'demo-pass-1234')
  await user.click(button())
  return user
}

test('a member logs in with what they typed, and reads when they were last here', async () => {
  await logIn()
  expect(await screen.findByText(/เข้าสู่ระบบครั้งก่อน/)).toBeTruthy()
  expect(calls(login)[0]?.body).toEqual({ username: 'demo1234', password: 'demo-pass-1234' })
  expect(getSession()?.user.username).toBe(aMember().user_pass.username)
})

test('a member whose password may have been changed reads it until they are in', async () => {
  localStorage.setItem('password-unsure', '1')
  const user = showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="https://line.me/R/ti/p/@help" />)
  expect(screen.getByText(/รหัสผ่านอาจเปลี่ยนแล้ว/)).toBeTruthy()
  await user.type(username(), 'demo1234')
  await user.type(password(), 'demo-pass-1234')
  await user.click(button())
  await waitFor(() => expect(getSession()).not.toBeNull())
  expect(localStorage.getItem('password-unsure')).toBeNull()
})

test('a member who is refused reads why, stays, and finds everything they typed', async () => {
  mockApi({ [login]: refusal(401010, null, { message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' }) })
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
  expect(username().value).toBe('demo1234')
  expect(password().value).toBe('demo-pass-1234')
  expect(getSession()).toBeNull()
})

test('a member whose account is suspended reads it where they log in', async () => {
  mockApi({ [login]: refusal(403001) })
  await logIn()
  expect(await screen.findByText(/บัญชีนี้ถูกระงับ/)).toBeTruthy()
})

test('a member who was suspended while logged in, and logs in again, reads it once', async () => {
  const suspended = /บัญชีนี้ถูกระงับ/
  mockApi({ [login]: refusal(403001) })
  signIn()
  endSession('suspended')
  const user = showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="https://line.me/R/ti/p/@help" />)
  expect(screen.getByText(suspended)).toBeTruthy()
  await user.type(username(), 'demo1234')
  await user.type(password(), 'demo-pass-1234')
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toMatch(suspended)
  expect(screen.getAllByText(suspended)).toHaveLength(1)
})

test('a member who tried too often sees how long to wait, and cannot press meanwhile but for another name', async () => {
  mockApi({ [login]: refusal(429001, null, { retryAfter: 90 }) })
  const user = await logIn()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^01:(30|29)$/)
  expect(button().disabled).toBe(true)
  await user.type(password(), 'x')
  expect(button().disabled).toBe(true)
  await user.type(username(), '5')
  expect(button().disabled).toBe(false)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a member without a network reads so, and may press again', async () => {
  mockApi({ [login]: unavailable() })
  await logIn()
  expect(await screen.findByText(/เชื่อมต่อไม่ได้/)).toBeTruthy()
  expect(button().disabled).toBe(false)
})

test('what failed for want of a line is no longer said once the line is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mockApi({ [login]: unavailable() })
  await logIn()
  expect(await screen.findByText(/เชื่อมต่อไม่ได้/)).toBeTruthy()
  line.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/เชื่อมต่อไม่ได้/)).toBeNull()
  expect(password().value).toBe('demo-pass-1234')
})

test('a member who presses with nothing typed is led to the first empty field', async () => {
  const user = showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="#" />)
  await user.click(button())
  expect(await screen.findByText('กรุณากรอกรหัสผ่าน')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(username()))
  expect(calls(login)).toHaveLength(0)
})

test('a double press logs in once', async () => {
  mockApi({ [login]: never() })
  const user = await logIn()
  await user.click(screen.getByRole('button', { name: 'กำลังดำเนินการ…' }))
  await user.type(password(), '{Enter}')
  expect(calls(login)).toHaveLength(1)
})

test('a member finds the name they logged in with on this device filled in, and never the password', async () => {
  const { leave } = await logIn()
  await waitFor(() => expect(getSession()).not.toBeNull())
  leave()
  signOut()
  showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="#" />)
  expect(username().value).toBe('demo1234')
  expect(password().value).toBe('')
  expect(Object.values(localStorage).join()).not.toContain('demo-pass-1234')
})

test('a member whose time was over finds their name filled in', () => {
  signIn()
  endSession('expired')
  showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="#" />)
  expect(username().value).toBe(aMember().user_pass.username)
})

test('a member who was logged out reads why, and finds help where no codes are sent', async () => {
  signIn()
  endSession('suspended', 'บัญชีนี้ถูกระงับการใช้งาน')
  showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="https://line.me/R/ti/p/@help" />)
  expect(screen.getByText('บัญชีนี้ถูกระงับการใช้งาน')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'ลืมรหัสผ่าน' }).getAttribute('href')).toContain('@help'),
  )
})

test('who is no member yet is led to the registration', () => {
  showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="#" registerTo="/register" />)
  const line = screen.getByText(/ยังไม่เป็นสมาชิก/)
  expect(within(line).getByRole('link', { name: 'สมัครสมาชิก' }).getAttribute('href')).toBe('/register')
})

test('until it is known that the server sends no codes, a forgotten password leads to the screen that knows', async () => {
  changeMockApi({ 'GET /api/setting': aSetting({ features: { passwordReset: true } }) })
  const { store } = showVisitor(<LoginScreen forgotTo="/forgot" forgotHref="#" />)
  const link = screen.getByRole('link', { name: 'ลืมรหัสผ่าน' })
  expect(link.getAttribute('href')).toBe('/forgot')
  await waitFor(() => expect(store.get(featureAtom('passwordReset'))).toBe(true))
  expect(link.getAttribute('href')).toBe('/forgot')
})
