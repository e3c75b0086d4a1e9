import { anyone, getPush, subscribePush } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newBrowser } from './browser.testing.ts'
import { payIn } from '../../testing/payIn.ts'
import { type PushBench, pushBench } from './pushBench.testing.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { sendPushes } from './sendPushes.ts'

let server: TestServer
let bench: PushBench
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  bench = await pushBench(server)
})
afterAll(() => server.stop())

const pay = (baht = 100) => payIn(server.services, bench.member, baht)

test('a browser that takes no messages any more is forgotten', async () => {
  for (const status of [404, 410]) {
    const browser = await bench.subscribed(['credited'])
    bench.given.status = status
    await pay()
    await bench.told(browser)
    expect(await getPush()).toMatchObject({ kinds: null })
  }
})

test('a push service that is down, or has too much to do, is asked again later', async () => {
  const browser = await bench.subscribed(['credited'])
  await pay()
  bench.given.isDown = true
  expect(await bench.told(browser)).toEqual([])
  server.pass(5_000)
  Object.assign(bench.given, { isDown: false, status: 429, retryAfter: '120' })
  await bench.told(browser)
  server.pass(119_000)
  bench.given.status = 201
  expect(await bench.told(browser)).toEqual([])
  server.pass(1_000)
  expect(await bench.told(browser)).toHaveLength(1)
  expect(await bench.waiting()).toEqual([])
})

test('a message that is refused, or of no use any more, is not sent again', async () => {
  const browser = await bench.subscribed(['credited'])
  await pay()
  bench.given.status = 413
  await bench.told(browser)
  expect(await bench.waiting()).toEqual([])
  Object.assign(bench.given, { status: 201, isDown: true })
  await pay()
  await bench.told(browser)
  server.pass(12 * 60 * 60_000)
  bench.given.isDown = false
  expect(await bench.told(browser)).toEqual([])
  expect(await bench.waiting()).toEqual([])
  // The log does not contain the endpoint.
  expect(JSON.stringify(server.logged)).not.toContain('push.example')
})

test('a push service that answers nothing delays the messages of no other', async () => {
  const { sender } = bench
  const { promise: silent, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  server.services.push = {
    ...sender,
    send: async (to, payload, ttlSec) => {
      asked.push(to.endpoint)
      if (to.endpoint.includes('slow.example')) await silent
      return sender.send(to, payload, ttlSec)
    },
  }
  const browser = await bench.subscribed(['credited'])
  await bench.enterOn('a slow device')
  const { keys } = newBrowser()
  const slow = 'https://slow.example/send/a'
  await subscribePush({ endpoint: slow, keys, kinds: ['credited'] }, anyone)
  for (const _ of [1, 2]) {
    await pay()
    await sendPushes(server.services)
  }
  expect(asked.filter((endpoint) => endpoint === browser.endpoint)).toHaveLength(2)
  // One message is in progress, so no second one is sent.
  expect(asked.filter((endpoint) => endpoint === slow)).toHaveLength(1)
  release()
  await vi.waitFor(async () => expect(await bench.waiting()).toHaveLength(1))
  await sendPushes(server.services)
  expect(await bench.waiting()).toEqual([])
})
