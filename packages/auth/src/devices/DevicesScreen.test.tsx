import { aLevel, aSetting, calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DevicesScreen } from './DevicesScreen.tsx'
import { devicesAnswers, sessions } from './devices.testing.ts'

const end = 'DELETE /api/auth/session'
const disown = 'POST /api/auth/session/disown'

beforeEach(() => mockApi(devicesAnswers))
afterEach(signOut)

const open = () => show(<DevicesScreen back="/home" passwordLink="/password" forgotLink="/forgot" />)
const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
const confirmed = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name })

test('a member reads where they are logged in, and which device is new', async () => {
  open()
  expect((await row('Windows · Chrome')).getByText('อุปกรณ์ใหม่')).toBeTruthy()
  const here = await row('Android · Chrome')
  expect(here.getByText('อุปกรณ์นี้')).toBeTruthy()
  expect(here.queryByRole('button')).toBeNull()
})

test('this device is first, and one button below the others ends them all', async () => {
  changeMockApi({ 'GET /api/auth/session': [sessions[1], sessions[2], sessions[0]] })
  open()
  const others = within(await screen.findByRole('region', { name: 'อุปกรณ์อื่น' }))
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  expect(names).toEqual(['Android · Chrome', 'Windows · Chrome', 'iPhone/iPad · Safari'])
  expect(others.getAllByRole('listitem')).toHaveLength(2)
  expect(others.getByRole('button', { name: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด' })).toBeTruthy()
})

test('a member who is logged in nowhere else reads so', async () => {
  changeMockApi({ 'GET /api/auth/session': [sessions[0]] })
  open()
  expect(await screen.findByText('เข้าสู่ระบบอยู่เครื่องนี้เครื่องเดียว')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด' })).toBeNull()
})

test('devices of one name are numbered', async () => {
  const [here, late, early] = sessions
  const { userAgent } = here
  changeMockApi({
    'GET /api/auth/session': [here, { ...late, userAgent }, { ...early, userAgent }],
  })
  const user = open()
  expect((await row('Android · Chrome เครื่องที่ 2')).getByText('อุปกรณ์นี้')).toBeTruthy()
  expect((await row('Android · Chrome เครื่องที่ 3')).getByText('อุปกรณ์ใหม่')).toBeTruthy()
  await user.click((await row('Android · Chrome เครื่องที่ 1')).getByRole('button', { name: 'ออกจากระบบ' }))
  expect(await screen.findByRole('dialog', { name: 'ออกจากระบบบน Android · Chrome เครื่องที่ 1' })).toBeTruthy()
})

test('a member ends one of them', async () => {
  const user = open()
  await user.click((await row('iPhone/iPad · Safari')).getByRole('button', { name: 'ออกจากระบบ' }))
  await user.click(await confirmed('ออกจากระบบ'))
  expect(await screen.findByText('ออกจากระบบอุปกรณ์นั้นแล้ว')).toBeTruthy()
  expect(calls(end).map(({ query }) => query)).toEqual([{ uuid: sessions[2].uuid }])
})

test('a member ends all others', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด' }))
  await user.click(await confirmed('ออกจากระบบ'))
  expect(await screen.findByText('ออกจากระบบอุปกรณ์อื่นทั้งหมดแล้ว')).toBeTruthy()
  expect(calls(end).map(({ query }) => query)).toEqual([{}])
})

test('a member who does not know a device says so, and is led to a new password', async () => {
  const user = open()
  await row('Windows · Chrome')
  changeMockApi({ 'GET /api/auth/user/level/:uuid': aLevel({ withdrawLocked: true }) })
  await user.click((await row('Windows · Chrome')).getByRole('button', { name: 'ไม่ใช่ฉัน' }))
  await user.click(await confirmed('ออกจากระบบและล็อกการถอน'))
  const link = await screen.findByRole('link', { name: 'ตั้งรหัสผ่านใหม่' })
  expect(link.getAttribute('href')).toBe('/forgot')
  expect(calls(disown).map(({ body }) => body)).toEqual([{ uuid: sessions[1].uuid }])
})

test('what the server refuses is said', async () => {
  changeMockApi({ [end]: refusal(404001, null, { message: 'ไม่พบรายการที่ต้องการ' }) })
  const user = open()
  await user.click((await row('iPhone/iPad · Safari')).getByRole('button', { name: 'ออกจากระบบ' }))
  await user.click(await confirmed('ออกจากระบบ'))
  expect(await screen.findByText('ไม่พบรายการที่ต้องการ')).toBeTruthy()
})

test('a server without devices offers no more than to end a session', async () => {
  changeMockApi({ 'GET /api/setting': aSetting({ features: { sessions: true } }) })
  open()
  expect((await row('Windows · Chrome')).queryByRole('button', { name: 'ไม่ใช่ฉัน' })).toBeNull()
})

test('the lock is the server’s, and is there after a reload', async () => {
  changeMockApi({ 'GET /api/auth/user/level/:uuid': aLevel({ withdrawLocked: true }) })
  open()
  expect(await screen.findByText(/ล็อกการถอนเงินไว้ เพราะคุณแจ้ง/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ตั้งรหัสผ่านใหม่' }).getAttribute('href')).toBe('/forgot')
})
