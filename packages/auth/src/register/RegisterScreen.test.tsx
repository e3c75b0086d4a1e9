import {
  aLogin,
  aSetting,
  calls,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { getSession } from '@member/api-client/session'
import { showVisitor } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, register, setting, willing, registering } from './registering.testing.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const { agree, choosePassword, field, fillAccount, fillBank, fillPhone, finish, next, toConsents } =
  registering(screen)

beforeEach(() => mockApi(willing))
afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const onRegistered = vi.fn()
const open = (via = {}) =>
  showVisitor(<RegisterScreen loginTo="/login" onRegistered={onRegistered} {...via} />)

test('a visitor registers in four steps, is shown whose account it is, and is logged in', async () => {
  const user = open({ team: 'red', marketing: 'tv' })
  await fillAccount(user, { phone: '081-234-5678', username: 'somchai9' })
  await fillBank(user, '123-4-56789-0')
  expect(await screen.findByText('นาย สมชาย ใ***')).toBeTruthy()
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  await waitFor(() => expect(getSession()).not.toBeNull())
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce())
  expect(calls(register)[0]?.body).toEqual({
    phone: '0812345678',
    username: 'somchai9',
    password: 'a-good-pass',
    confirmPassword: 'a-good-pass',
    bankId: '1234567890',
    bankName: 'KBANK',
    team: 'red',
    marketing: 'tv',
    ageConfirmed: true,
    consent: { terms: true, privacy: true, marketing: false, version: '2026-11' },
  })
  expect(sessionStorage.length).toBe(0)
})

test('what a visitor accepts is the version that the server names', async () => {
  changeMockApi({ [setting]: aSetting({ consentVersion: '2027-01' }) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  await waitFor(() => expect(calls(register)[0]?.body).toMatchObject({ consent: { version: '2027-01' } }))
})

test('a visitor must say their age and consent themselves; marketing may stay unticked, apart from the rest', async () => {
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  expect(within(screen.getByRole('group', { name: /^เลือกได้/ })).getAllByRole('checkbox')).toHaveLength(1)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false])
  await user.click(boxes[1]!)
  await user.click(await finish())
  expect(await screen.findByText(/ต้องมีอายุครบ 20 ปี/)).toBeTruthy()
  // The first fault alone, though the privacy policy is not accepted either.
  expect(boxes.map((box) => box.getAttribute('aria-invalid') === 'true')).toEqual([true, false, false, false])
  await waitFor(() => expect(document.activeElement).toBe(boxes[0]))
  expect(boxes[1]!.checked).toBe(true)
  expect(calls(register)).toHaveLength(0)
})

test.each([
  ['that anybody would try first', '12345678'],
  ['of a common word and a number', 'password1'],
  ['that is their number', '0812345678'],
])('a password %s is refused where it is chosen', async (_, password) => {
  const user = open()
  await fillPhone(user)
  await choosePassword(user, password)
  expect(await screen.findByText(/^รหัสผ่านนี้เดาง่าย/)).toBeTruthy()
  expect(await field('ยืนยันรหัสผ่าน')).toBeTruthy()
})

test.each([
  ['phone', '0812345678'],
  ['username', 'Somchai9x'],
])('a password that is like their %s is refused for that reason', async (_, password) => {
  const user = open()
  await fillPhone(user, { username: 'somchai9' })
  await choosePassword(user, password)
  expect(await screen.findByText(/เหมือนเบอร์มือถือหรือชื่อผู้ใช้ของคุณ$/)).toBeTruthy()
})

test('what a visitor typed survives a reload, the password does not lie in storage', async () => {
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a-good-pass')
  user.leave()

  const again = open()
  expect(await screen.findByText(/กรุณากรอกรหัสผ่านอีกครั้ง/)).toBeTruthy()
  await choosePassword(again)
  expect((await field('เลขที่บัญชี')).value).toBe('1234567890')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ธนาคารกสิกรไทย' }).checked).toBe(true)
})

test('"back" leads to the step before, and nothing that was typed or ticked is lost', async () => {
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await waitFor(() => expect(window.history.state).toMatchObject({ isOver: true }))
  window.history.back()
  expect((await field('เลขที่บัญชี')).value).toBe('1234567890')
  await toConsents(user)
  await user.click(await finish())
  await waitFor(() => expect(getSession()).not.toBeNull())
})

test('a double press makes one account', async () => {
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.dblClick(await finish())
  await waitFor(() => expect(getSession()).not.toBeNull())
  expect(calls(register)).toHaveLength(1)
})

test('a visitor whose answer was lost finds their account instead of making a second one', async () => {
  changeMockApi({ [register]: unavailable(), [login]: aLogin() })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  await waitFor(() => expect(getSession()).not.toBeNull())
  expect(calls(register)).toHaveLength(1)
})

test('a visitor whose command was lost in transit presses again with the same key', async () => {
  changeMockApi({ [register]: unavailable(), [login]: refusal(401010) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeTruthy()
  changeMockApi({ [register]: aLogin() })
  await user.click(await finish())
  await waitFor(() => expect(getSession()).not.toBeNull())
  const keys = calls(register).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a visitor whose phone was taken meanwhile is led back to it', async () => {
  changeMockApi({ [register]: refusal(409301) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  expect(await screen.findByText('เบอร์นี้มีบัญชีอยู่แล้ว')).toBeTruthy()
  expect(screen.queryByText('เบอร์นี้ใช้สมัครได้')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('เบอร์มือถือ')))
  expect(await next()).toBeTruthy()
})

test('a visitor whose bank account is used reads it at the number', async () => {
  changeMockApi({ [register]: refusal(409302) })
  const user = open()
  await fillAccount(user)
  await fillBank(user)
  await toConsents(user)
  await agree(user)
  await user.click(await finish())
  expect(await screen.findByText('เลขที่บัญชีนี้ถูกใช้สมัครแล้ว')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('เลขที่บัญชี')))
  await toConsents(user)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /ข้อกำหนด/ }).checked).toBe(true)
})

test('a visitor finds a bank beyond the six usual ones by its name', async () => {
  const user = open()
  await fillAccount(user)
  expect(screen.getAllByRole('radio')).toHaveLength(6)
  await user.click(await screen.findByRole('button', { name: 'ธนาคารอื่น' }))
  await user.type(await field('ค้นหาธนาคาร'), 'ทิสโก้')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: /ทิสโก้/ }))
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('TISCO')
})
