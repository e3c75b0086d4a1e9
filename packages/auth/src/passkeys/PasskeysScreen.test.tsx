import { aSetting, browserPasskeys, calls, changeMockApi, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passkey, passkeyAnswers } from './passkeys.testing.ts'
import { PasskeysScreen } from './PasskeysScreen.tsx'

const list = 'GET /api/auth/passkey'
const add = 'POST /api/auth/passkey'

let browser: ReturnType<typeof browserPasskeys>
beforeEach(() => {
  browser = browserPasskeys()
  mockApi(passkeyAnswers)
})
afterEach(() => {
  browser.leave()
  signOut()
})

const links = { secondFactorLink: '/second-factor', passwordLink: '/password', devicesLink: '/devices' }
const open = () => show(<PasskeysScreen back="/profile" {...links} />)
const press = async (user: ReturnType<typeof open>, name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}

test('a member adds a passkey of this device, and finds it by the device’s name', async () => {
  const user = open()
  expect(await screen.findByText('ยังไม่มีพาสคีย์')).toBeTruthy()
  changeMockApi({ [list]: [passkey] })
  await press(user, 'เพิ่มพาสคีย์')
  expect(await screen.findByText(passkey.name)).toBeTruthy()
  expect(calls(add).map(({ body }) => body)).toEqual([
    {
      name: expect.any(String),
      passkey: {
        id: 'cGFzc2tleQ',
        rawId: 'cGFzc2tleQ',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ', transports: ['internal'] },
      },
    },
  ])
})

test('a member who closes the browser’s question, or has one already, adds nothing', async () => {
  browser.leave()
  browser = browserPasskeys('NotAllowedError')
  const first = open()
  await press(first, 'เพิ่มพาสคีย์')
  first.leave()
  browser.leave()
  browser = browserPasskeys('InvalidStateError')
  await press(open(), 'เพิ่มพาสคีย์')
  expect(await screen.findByText('เครื่องนี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว')).toBeTruthy()
  expect(calls(add)).toEqual([])
})

test('a member renames a passkey, never to nothing', async () => {
  changeMockApi({ [list]: [passkey] })
  const user = open()
  await press(user, 'เปลี่ยนชื่อ')
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('ชื่อพาสคีย์')
  await user.clear(field)
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }))
  expect(await dialog.findByText('กรอกชื่อพาสคีย์')).toBeTruthy()
  await user.type(field, 'มือถือ')
  await user.click(dialog.getByRole('button', { name: 'บันทึก' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('PATCH /api/auth/passkey').map(({ body }) => body)).toEqual([
    { uuid: passkey.uuid, name: 'มือถือ' },
  ])
})

test('a member removes a passkey after a question', async () => {
  changeMockApi({ [list]: [passkey] })
  const user = open()
  await press(user, 'ลบ')
  const dialog = within(await screen.findByRole('dialog'))
  changeMockApi({ [list]: [] })
  await user.click(await dialog.findByRole('button', { name: 'ลบ' }))
  expect(await screen.findByText('ยังไม่มีพาสคีย์')).toBeTruthy()
  expect(calls('DELETE /api/auth/passkey').map(({ query }) => query)).toEqual([{ uuid: passkey.uuid }])
})

test('a browser without passkeys says so, and a server without them has none', async () => {
  browser.leave()
  changeMockApi({ 'GET /api/setting': aSetting({ features: { passkeys: true, secondFactor: true } }) })
  const first = open()
  expect(await screen.findByText('เครื่องหรือเบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้')).toBeTruthy()
  expect(screen.getByText(/^ลองเบราว์เซอร์หรือเครื่องอื่น/)).toBeTruthy()
  const factor = screen.getByRole('link', { name: 'ใช้การยืนยันสองขั้นตอนแทน' })
  expect(factor.getAttribute('href')).toBe('/second-factor')
  first.leave()
  changeMockApi({ 'GET /api/setting': aSetting() })
  open()
  expect(await screen.findByText('เว็บไซต์นี้ยังไม่มีพาสคีย์')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).getAttribute('href')).toBe('/password')
})
