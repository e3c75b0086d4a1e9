import {
  anyone,
  changePassword,
  endSession,
  getPush,
  getSetting,
  logout,
  subscribePush,
  unsubscribePush,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { pushSubscriptions } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import { newBrowser, senderOf, type PushBench, pushBench } from './pushBench.testing.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { pushKeys } from '../../testing/pushService.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import { testServer } from '../../testing/testServer.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'
import { sendPushes } from './sendPushes.ts'

const server = testServer()
let bench: PushBench
beforeEach(async () => {
  bench = await pushBench(server)
})

const pay = (baht = 100) => payIn(server.services, bench.member, baht)
const backOffice = () => operationsAs(server.services, ownerStaff)

test('a member is notified of money that came in, encrypted for their browser alone and signed by the server', async () => {
  const browser = await bench.subscribed()
  await pay(1_234.5)
  await sendPushes(server.services)
  const [sent] = bench.sent
  expect(sent?.endpoint).toBe(browser.endpoint)
  expect(sent?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 43_200, Urgency: 'high' })
  expect(senderOf(sent?.headers['Authorization'] ?? '', pushKeys.publicKey)).toMatchObject({
    aud: 'https://push.example',
    sub: 'https://saengthong.example',
  })
  expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual({
    title: 'เงินฝากเข้าเครดิตแล้ว',
    body: 'แตะเพื่อดูรายการ',
    tag: expect.stringMatching(/^\d+$/),
    about: 'deposits',
    reference: expect.any(String),
  })
  expect(await bench.waiting()).toEqual([])
})

test('neither amounts nor names are in any message', async () => {
  const browser = await bench.subscribed()
  await pay(5_678)
  const { uuid } = await withdrawAt(server.services, bench.member, 1_234)
  await backOffice().startWithdrawal(uuid)
  await backOffice().failWithdrawal(uuid, { th: 'ธนาคารปิดปรับปรุง', en: 'The bank is closed' })
  await bench.enterOn('a new device')
  const all = await bench.told(browser)
  expect(all).toMatchObject([{ about: 'deposits' }, { about: 'retry' }, { about: 'devices' }])
  // Ids may contain any digits.
  const words = JSON.stringify(all).replaceAll(/[\da-f-]{36}/g, '')
  expect(words).not.toMatch(/5,?678|1,?234|สมหญิง|ธนาคารปิด|member\d/)
})

test('a member is notified of money that went out, and of what was refused', async () => {
  const browser = await bench.subscribed()
  await pay(3_000)
  const paid = await withdrawAt(server.services, bench.member, 300)
  await backOffice().startWithdrawal(paid.uuid)
  await backOffice().payWithdrawal(paid.uuid, { hasAskedBank: true })
  const refused = await withdrawAt(server.services, bench.member, 400)
  await backOffice().rejectWithdrawal(refused.uuid, { th: 'ชื่อไม่ตรง', en: 'Another name' })
  expect(await bench.told(browser)).toMatchObject([
    { title: 'เงินฝากเข้าเครดิตแล้ว' },
    { title: 'โอนเงินถอนเข้าบัญชีแล้ว', about: 'withdrawals' },
    { title: 'รายการถอนไม่ได้รับอนุมัติ', about: 'withdrawals' },
  ])
})

test('a member is notified of the kinds they chose for the device, and may choose others', async () => {
  const browser = await bench.subscribed(['paid'])
  await pay()
  expect(await bench.told(browser)).toEqual([])
  const { endpoint, keys } = browser
  expect(await subscribePush({ endpoint, keys, kinds: ['credited', 'credited'] }, anyone)).toEqual({
    kinds: ['credited'],
    publicKey: pushKeys.publicKey,
  })
  expect(await getPush()).toMatchObject({ kinds: ['credited'] })
  await pay()
  expect(await bench.told(browser)).toHaveLength(1)
})

test('a browser is notified in the language that it was turned on in', async () => {
  const browser = newBrowser()
  await server.logIn(bench.member)
  await fetch(`${server.baseUrl}/api/auth/push`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${getSession()?.token}`,
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
    },
    body: JSON.stringify({ endpoint: browser.endpoint, keys: browser.keys, kinds: ['credited'] }),
  })
  await pay()
  expect(await bench.told(browser)).toMatchObject([
    { title: 'Your deposit is in your credit', body: 'Tap to see it', at: '/en' },
  ])
})

test('a log-in from a new device is notified to the others', async () => {
  const browser = await bench.subscribed()
  await bench.enterOn('somebody’s phone')
  expect(await bench.told(browser)).toMatchObject([{ title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', about: 'devices' }])
})

test('a member who logs out, turns it off, or has the session ended on another device is notified no more', async () => {
  const ends = [
    () => logout(anyone),
    () => unsubscribePush(anyone),
    async () => {
      await bench.enterOn('another device')
      await endSession(undefined, anyone)
    },
  ]
  for (const end of ends) {
    const browser = await bench.subscribed(['credited'])
    // A queued message is not sent either.
    await pay()
    await end()
    await pay()
    expect(await bench.told(browser)).toEqual([])
  }
})

test('a session that ran out leaves notifications on; after the next log-in they still are, and logging out ends them', async () => {
  const browser = await bench.subscribed(['credited'])
  server.pass(25 * 60 * 60_000)
  await pay()
  expect(await bench.told(browser)).toHaveLength(1)
  await bench.enterOn(bench.device)
  expect(await getPush()).toMatchObject({ kinds: ['credited'] })
  await logout(anyone)
  await pay()
  expect(await bench.told(browser)).toEqual([])
})

test('another member who logs in on the device is notified of nothing of the one before', async () => {
  const browser = await bench.subscribed(['credited'])
  await bench.enterOn(bench.device, await newMember(server.services))
  expect(await getPush()).toMatchObject({ kinds: null })
  await pay()
  expect(await bench.told(browser)).toEqual([])
})

test('after a new password, the device on which it was set is still notified', async () => {
  const browser = await bench.subscribed(['credited'])
  const next = 'another-good-password'
  await changePassword({ oldPassword: password, newPassword: next, confirmPassword: next }, anyone)
  await pay()
  expect(await bench.told(browser)).toHaveLength(1)
})

test('a browser is one device’s: subscribing again changes it, another of the same device takes its place', async () => {
  const first = await bench.subscribed(['credited'])
  const second = newBrowser()
  await subscribePush({ endpoint: second.endpoint, keys: second.keys, kinds: ['credited'] }, anyone)
  const rows = await server.services.database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberUuid, bench.member.uuid))
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([second.endpoint])
  expect(first.endpoint).not.toBe(second.endpoint)
})

test('a device that is to be reached on this machine or its network is refused', async () => {
  await server.logIn(bench.member)
  const { keys } = newBrowser()
  for (const endpoint of ['https://localhost/send', 'https://10.1.2.3/send', 'http://push.example/send'])
    expect(await refusalOf(subscribePush({ endpoint, keys, kinds: ['paid'] }, anyone))).toMatchObject({
      status: 400_001,
    })
})

test('a server without keys does not name it, and has no such call', async () => {
  await server.logIn(bench.member)
  expect((await getSetting()).features['push']).toBe(true)
  delete server.services.push
  expect((await getSetting()).features['push']).toBe(false)
  expect((await refusalOf(getPush())).status).toBe(404_001)
})

test('a member has at most ten browsers: the oldest is notified no more', async () => {
  const first = await bench.subscribed(['credited'])
  for (let place = 0; place < 10; place += 1) {
    await bench.enterOn(`device ${place}`)
    const { endpoint, keys } = newBrowser()
    await subscribePush({ endpoint, keys, kinds: ['credited'] }, anyone)
  }
  const rows = await server.services.database.select().from(pushSubscriptions)
  expect(rows).toHaveLength(10)
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint)
})

test('who knows a browser’s endpoint cannot take it; who has its keys as well uses that browser', async () => {
  const browser = await bench.subscribed(['credited'])
  await bench.enterOn('another device', await newMember(server.services))
  const { endpoint, keys } = browser
  const taking = subscribePush({ endpoint, keys: newBrowser().keys, kinds: ['paid'] }, anyone)
  expect(await refusalOf(taking)).toMatchObject({ status: 400_001 })
  await pay()
  expect(await bench.told(browser)).toHaveLength(1)
  await subscribePush({ endpoint, keys, kinds: ['paid'] }, anyone)
  await pay()
  expect(await bench.told(browser)).toEqual([])
})
