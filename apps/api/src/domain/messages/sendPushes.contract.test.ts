import { anyone, getPush, subscribePush } from '@member/api-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { newBrowser, pushBench, type PushBench } from './pushBench.testing.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { sendPushes } from './sendPushes.ts'
import { isPublicAddress, isPublicEndpoint, publicLookup } from './publicHost.ts'

const server = testServer()
let bench: PushBench
beforeEach(async () => {
  bench = await pushBench(server)
})

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

test.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4001:81b::200a'])('%s is of the internet', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.20.1.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

const lookedUp = (addresses: string[], all: boolean) =>
  new Promise((resolve, reject) => {
    const find = publicLookup((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    find('push.example', { all }, (fault, found) => (fault ? reject(fault) : resolve(found)))
  })

test('a name that leads to the internet is followed', async () => {
  expect(await lookedUp(['8.8.8.8'], false)).toBe('8.8.8.8')
  expect(await lookedUp(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }])
})

test('a name that leads to this machine or its network is not, though it leads elsewhere too', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:10.0.0.1'], []])
    await expect(lookedUp(addresses, true)).rejects.toThrow('The host is not public.')
})

test('a push service is reached by https, by its name, at the usual port', () => {
  expect(isPublicEndpoint('https://push.example/send/a')).toBe(true)
})

test.each([
  'https://localhost/send',
  'https://localhost./send',
  'https://push.example./send',
  'https://127.0.0.1./send',
  'https://127.0.0.1/send',
  'https://10.1.2.3/send',
  'https://[::1]/send',
  'https://2130706433/send',
  'https://push.example:8443/send',
  'https://user:password@push.example/send',
  'http://push.example/send',
  'file:///etc/passwd',
  'push.example',
])('nothing is sent to %s', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(false))
