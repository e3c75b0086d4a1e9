import { and, eq, isNotNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../main/app.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { attempts, messages, passwordResets } from '../../database/schema.ts'
import { sendMessages } from '../messages/sendMessages.ts'
import type { AppEnv, Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { messagesSent } from '../../testing/readMessages.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'
import { sendResetCodes } from './sendResetCodes.ts'

const minute = 60_000
let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: Hono<AppEnv>
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
})
beforeEach(async () => {
  for (const table of [attempts, messages, passwordResets]) await open.database.delete(table)
  messagesSent(open.database).length = 0
  bench = testServices(open.database)
  app = createApp(bench.services)
  member = await newMember(bench.services)
})
afterAll(() => open.close())

const post = async (path: string, body: object, address = '203.0.113.1') =>
  app.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
const ask = async (address?: string, device?: string, phone = member.phone) =>
  (await post('/api/user/password-reset', { phone, device }, address)).status
const proof = async (phone: string, address?: string) =>
  (await post('/api/user/phone-proof', { phone }, address)).status
const at = <Answer>(times: number, task: (time: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, time) => task(time)))
const send = async () => {
  await sendResetCodes(bench.services)
  await sendMessages(bench.services)
}
const sentTo = (phone: string) => messagesSent(open.database).filter((message) => message.phone === phone)
const stranger = '198.51.100.1'
const row = (phone: string, endsAt: Date) => ({ phone, endsAt, message: 'รหัส ######', network: stranger })
const owners = 'a-device-of-the-owner'
const cameInOn = async (device: string) => {
  const asked = { username: member.username, password, device }
  expect((await post('/api/auth/login', asked)).status).toBe(200)
}

test('of thirty requests at once one is sent a code, and the rest waits a minute, not an hour', async () => {
  const answers = await at(30, () => post('/api/user/password-reset', { phone: member.phone }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBe(60)
  await send()
  expect(sentTo(member.phone)).toHaveLength(1)
  bench.pass(minute)
  expect(await ask()).toBe(200)
})

test('thirty requests at once from thirty networks are one code too', async () => {
  const statuses = await at(30, (host) => ask(`198.51.100.${host}`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('of thirty codes at once to a phone that registers one is sent', async () => {
  await writeSite(open.database, { ...(await readSite(open.database)), phoneProof: true })
  const statuses = await at(30, () => proof('0911111111'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  await send()
  expect(sentTo('0911111111')).toHaveLength(1)
})

test('a stranger uses up the codes of their own network, not the owner’s', async () => {
  for (let time = 0; time < 10; time += 1) {
    await ask(stranger)
    bench.pass(minute)
  }
  expect(await ask(stranger)).toBe(429)
  expect(await ask('203.0.113.1')).toBe(200)
})

test('on a device that they have come in on the owner gets a code, whatever strangers asked for', async () => {
  await cameInOn(owners)
  for (let host = 0; host < 40; host += 1) {
    await ask(`198.51.100.${host}`)
    bench.pass(minute / 2)
  }
  expect(await ask('203.0.113.2')).toBe(429)
  expect(await ask('203.0.113.2', 'another-device')).toBe(429)
  await send()
  messagesSent(open.database).length = 0
  bench.pass(minute)
  expect(await ask('203.0.113.2', owners)).toBe(200)
  await send()
  expect(sentTo(member.phone)).toHaveLength(1)
})

test('from a network that they have come in on the owner gets a code on any device, whatever strangers asked for', async () => {
  await cameInOn(owners)
  for (let host = 0; host < 40; host += 1) {
    await ask(`198.51.100.${host}`)
    bench.pass(minute / 2)
  }
  expect(await ask('198.51.100.200', 'a-new-device')).toBe(429)
  for (let time = 0; time < 5; time += 1) {
    expect(await ask('203.0.113.1', 'a-new-device')).toBe(200)
    bench.pass(minute)
  }
  expect(await ask('203.0.113.1')).toBe(429)
  bench.pass(60 * minute)
  expect(await ask('203.0.113.1')).toBe(200)
})

test.each([
  ['to reset', (address: string) => ask(address)],
  ['to register', (address: string) => proof('0922222222', address)],
])('four networks use up one hour of a day’s codes %s for a phone, not all of them', async (_, asks) => {
  await writeSite(open.database, { ...(await readSite(open.database)), phoneProof: true })
  const networks = [1, 2, 3, 4].map((host) => `198.51.100.${host}`)
  for (const network of networks) {
    for (let time = 0; time < 5; time += 1) {
      await asks(network)
      bench.pass(minute)
    }
  }
  expect(await asks('203.0.113.1')).toBe(429)
  bench.pass(60 * minute)
  for (const network of networks.slice(0, 3)) expect(await asks(network)).toBe(429)
  expect(await asks('203.0.113.1')).toBe(200)
})

test('two codes to one phone are a minute apart, also the owner’s after a stranger’s', async () => {
  await cameInOn(owners)
  expect(await ask(stranger)).toBe(200)
  await send()
  expect(await ask('203.0.113.1', owners)).toBe(200)
  await at(4, send)
  expect(sentTo(member.phone)).toHaveLength(1)
  bench.pass(minute)
  // The owner's request precedes the stranger's next one.
  expect(await ask(stranger)).toBe(200)
  await at(4, send)
  expect(sentTo(member.phone)).toHaveLength(2)
  const looked = and(eq(passwordResets.isKnown, true), isNotNull(passwordResets.lookedUpAt))
  expect(await open.database.select().from(passwordResets).where(looked)).toHaveLength(1)
})

test('codes to register use up none for a new password', async () => {
  await writeSite(open.database, { ...(await readSite(open.database)), phoneProof: true })
  for (let time = 0; time < 6; time += 1) {
    await proof(member.phone)
    bench.pass(minute)
  }
  expect(await proof(member.phone)).toBe(429)
  expect(await ask()).toBe(200)
})

test('one network has so many phones a day sent a code to register, whatever their numbers', async () => {
  await writeSite(open.database, { ...(await readSite(open.database)), phoneProof: true })
  const { throttles } = bench.services
  bench.services.throttles = { ...throttles, codeDay: { ...throttles.codeDay, times: 3 } }
  for (const phone of ['0611111111', '0611111112', '0611111113']) {
    expect(await proof(phone, stranger)).toBe(200)
    bench.pass(60 * minute)
  }
  expect(await proof('0611111114', stranger)).toBe(429)
  expect(await proof('0611111114', '203.0.113.1')).toBe(200)
  expect(await ask(stranger)).toBe(200)
})

test('2,400 requests for phones that nobody has delay no code', async () => {
  const endsAt = new Date(bench.services.clock().getTime() + 10 * minute)
  await open.database
    .insert(passwordResets)
    .values(Array.from({ length: 2_400 }, (_, nr) => row(`06${String(nr).padStart(8, '0')}`, endsAt)))
  bench.pass(1_000)
  expect(await ask()).toBe(200)
  await send()
  expect(sentTo(member.phone)).toHaveLength(1)
})

test('a network that has a hundred members sent codes delays the one of another by few', async () => {
  const endsAt = new Date(bench.services.clock().getTime() + 10 * minute)
  const others = await at(100, () => newMember(bench.services))
  await open.database.insert(passwordResets).values(others.map(({ phone }) => row(phone, endsAt)))
  bench.pass(1_000)
  expect(await ask()).toBe(200)
  const order: string[] = []
  const { notifier } = bench.services
  bench.services.notifier = {
    send: async (message) => {
      order.push(message.phone)
      return notifier!.send(message)
    },
  }
  await send()
  expect(order.indexOf(member.phone)).toBeGreaterThan(-1)
  expect(order.indexOf(member.phone)).toBeLessThan(8)
  expect(order.length).toBeGreaterThan(40)
})

test('a code that a stranger asks for is answered as one that the owner does', async () => {
  await cameInOn(owners)
  const Answer = v.object({
    data: v.object({ reset: v.string(), validSec: v.number(), resendSec: v.number() }),
  })
  for (const device of [owners, 'another-device']) {
    const answer = await post('/api/user/password-reset', { phone: member.phone, device })
    expect(v.parse(Answer, await answer.json()).data).toMatchObject({ validSec: 600, resendSec: 60 })
  }
})
