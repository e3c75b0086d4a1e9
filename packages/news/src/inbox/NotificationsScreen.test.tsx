import { pushKinds } from '@member/api-client'
import { aPushState, aSetting, aSubscription, calls, unavailable } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NotificationsScreen } from './NotificationsScreen.tsx'
import { aBrowser, choice, mockPush, push } from '../push/push.testing.ts'

let browser: ReturnType<typeof aBrowser> | undefined
afterEach(() => {
  browser?.restore()
  browser = undefined
})

const open = (given?: Parameters<typeof aBrowser>[0], answers = {}) => {
  browser = aBrowser(given)
  mockPush(answers)
  return show(<NotificationsScreen back="/profile" />)
}
const turnOn = () => screen.findByRole('button', { name: 'เปิดบนอุปกรณ์นี้' })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const sent = () => calls(choice).map(({ body }) => body)

test('a member turns messages on for this device, of every kind', async () => {
  const user = open()
  await user.click(await turnOn())
  expect((await box('เงินฝากเข้าเครดิต')).checked).toBe(true)
  expect(sent()).toEqual([{ ...aSubscription, kinds: [...pushKinds] }])
})

test('a member who does not let the browser show messages reads how to, and nothing is sent', async () => {
  const user = open({ answer: 'denied' })
  await user.click(await turnOn())
  expect(await screen.findByText(/เบราว์เซอร์ปิดการแจ้งเตือนของเว็บไซต์นี้ไว้/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a member who dismissed the question can be asked again', async () => {
  const user = open({ answer: 'default' })
  await user.click(await turnOn())
  expect(await turnOn()).toBeTruthy()
  expect(sent()).toEqual([])
})

test('in a browser that cannot be subscribed the member reads so', async () => {
  const user = open({ fault: new Error('no push service') })
  await user.click(await turnOn())
  expect(await screen.findByText('บันทึกไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
})

const on = { permission: 'granted', isSubscribed: true } as const
const all = { [push]: aPushState({ kinds: [...pushKinds] }) }

test('a member chooses the kinds for this device', async () => {
  const user = open(on, all)
  await user.click(await box('เงินถอนเข้าบัญชี'))
  await waitFor(() => expect(sent()).toEqual([{ ...aSubscription, kinds: ['credited', 'refused', 'login'] }]))
  await waitFor(async () => expect((await box('เงินถอนเข้าบัญชี')).checked).toBe(false))
})

test('a choice that could not be saved is reported, and the box is as it was', async () => {
  const user = open(on, { ...all, [choice]: unavailable() })
  await user.click(await box('เงินถอนเข้าบัญชี'))
  expect(await screen.findByText('บันทึกไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect((await box('เงินถอนเข้าบัญชี')).checked).toBe(true)
})

test('a member turns messages off: the server and the browser forget the subscription', async () => {
  const user = open(on, all)
  await user.click(await screen.findByRole('button', { name: 'ปิดบนอุปกรณ์นี้' }))
  expect(await turnOn()).toBeTruthy()
  expect(calls('DELETE /api/auth/push')).toHaveLength(1)
  expect(browser?.isSubscribed()).toBe(false)
})

test('a browser that has lost its subscription is off, whatever the server has stored', async () => {
  open({ permission: 'granted' }, all)
  expect(await turnOn()).toBeTruthy()
})

test('a browser that cannot be notified says so; the inbox can be chosen all the same', async () => {
  mockPush()
  show(<NotificationsScreen back="/profile" />)
  expect(await screen.findByText(/เบราว์เซอร์นี้แจ้งเตือนไม่ได้/)).toBeTruthy()
  expect((await box('ประกาศ')).checked).toBe(false)
  expect(calls(push)).toHaveLength(0)
})

test('of money and of security a member is always notified in the inbox', async () => {
  open()
  await box('โบนัส')
  expect(screen.getByText('เงินฝาก เงินถอน และความปลอดภัย แสดงเสมอ')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'เงินฝาก' })).toBeNull()
})

test('a server that tells no device has the inbox alone, and one with neither says so', async () => {
  const { leave } = open({}, { 'GET /api/setting': aSetting({ features: { notices: true } }) })
  await box('โบนัส')
  expect(screen.queryByText('บนอุปกรณ์นี้')).toBeNull()
  leave()
  open({}, { 'GET /api/setting': aSetting() })
  expect(await screen.findByText('ยังเลือกการแจ้งเตือนไม่ได้ในขณะนี้')).toBeTruthy()
})
