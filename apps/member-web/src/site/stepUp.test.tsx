import {
  aCredit,
  aLogin,
  aSetting,
  aWithdrawal,
  calls,
  changeMockApi,
  refusal,
  signIn,
  signOut,
} from '@member/api-client/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const withdraw = 'POST /api/auth/withdraw/:uuid'
const confirm = 'POST /api/auth/session/confirm'
const login = 'POST /api/auth/login'
const disown = 'POST /api/auth/session/disown'
const paid = { withdraw: aWithdrawal({ amount: 300 }), credit: aCredit() }

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const typeAndSend = async () => {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ถอน'), '300')
  await user.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await user.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }))
  return user
}

test('a member who was inactive gives the password, and the same withdrawal goes on with its key', async () => {
  openSite('/auth/withdraw', {
    [withdraw]: refusal(428001),
    [confirm]: () => {
      changeMockApi({ [withdraw]: paid })
      return null
    },
  })
  const user = await typeAndSend()
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'a-good-password')
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(calls(withdraw)).toHaveLength(2))
  const [first, second] = calls(withdraw).map(({ headers, body }) => [headers['idempotency-key'], body])
  expect(second).toEqual(first)
})

test('a member who leaves it has the amount still typed, and the next press is the same order', async () => {
  openSite('/auth/withdraw', { [withdraw]: refusal(428001, null, { message: 'ยืนยันรหัสผ่านก่อน' }) })
  const user = await typeAndSend()
  await user.click(await screen.findByRole('button', { name: 'ยกเลิก' }))
  expect(await screen.findByText('ยืนยันรหัสผ่านก่อน')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('จำนวนเงินที่ถอน').value).toBe('300')
})

test('a member with a second factor gives a code, and the same withdrawal goes on with its key', async () => {
  openSite('/auth/withdraw', {
    [withdraw]: refusal(428003, { needs: ['factor'] }),
    [confirm]: () => {
      changeMockApi({ [withdraw]: paid })
      return null
    },
  })
  const user = await typeAndSend()
  await user.type(await screen.findByLabelText('รหัส 6 หลักจากแอป'), '042195')
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(calls(withdraw)).toHaveLength(2))
  const [first, second] = calls(withdraw).map(({ headers, body }) => [headers['idempotency-key'], body])
  expect(second).toEqual(first)
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ code: '042195' }])
})

test('a member who disowns a log-in gives the password, and it goes on', async () => {
  const session = { uuid: '11111111-aaaa-4aaa-8aaa-000000000002', platform: 'DSK', userAgent: '' }
  const at = '2026-11-20T13:30:00+07:00'
  const stranger = { ...session, current: false, isNew: true, createdAt: at, lastSeenAt: at }
  openSite('/auth/settings/devices', {
    'GET /api/setting': aSetting({ features: { sessions: true, devices: true } }),
    'GET /api/auth/session': [stranger],
    [disown]: refusal(428001),
    [confirm]: () => {
      changeMockApi({ [disown]: null })
      return null
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'ไม่ใช่ฉัน' }))
  await user.click(await screen.findByRole('button', { name: 'ออกจากระบบและล็อกการถอน' }))
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'a-good-password')
  changeMockApi({ 'GET /api/auth/session': [] })
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(calls(disown)).toHaveLength(2))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'ไม่ใช่ฉัน' })).toBeNull())
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ password: 'a-good-password' }])
})

test('a member who logs in on a new device gives a code, and is in', async () => {
  signOut()
  openSite('/login', { [login]: refusal(428003, { needs: ['factor'] }) })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/ชื่อผู้ใช้/), 'demo1234')
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'demo-pass-1234')
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('รหัส 6 หลักจากแอป'), '042195')
  changeMockApi({ [login]: aLogin() })
  await user.click(dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  await vi.waitFor(() => expect(address()).toBe('/auth/dashboard'))
  const typed = { username: 'demo1234', password: 'demo-pass-1234' }
  expect(calls(login).map(({ body }) => body)).toEqual([typed, { ...typed, code: '042195' }])
})

test('a member who does not give it stays at the log-in, with what they typed', async () => {
  signOut()
  const message = 'กรุณากรอกรหัสจากแอปยืนยันตัวตนเพื่อทำรายการต่อ'
  openSite('/login', { [login]: refusal(428003, { needs: ['factor'] }, { message }) })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/ชื่อผู้ใช้/), 'demo1234')
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'demo-pass-1234')
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  await user.click(await screen.findByRole('button', { name: 'ยกเลิก' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/ชื่อผู้ใช้/).value).toBe('demo1234')
})
