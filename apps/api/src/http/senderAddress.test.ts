import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { senderAddress, networkOf } from './edge.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { trustedProxies } from '../values/trustedProxies.ts'

async function senderOf(socket: string, header: string, list: string) {
  const app = new Hono<AppEnv>()
  const proxies = trustedProxies(list)!
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the only service it uses
  app.use(senderAddress({ proxies } as Services)).get('/', (context) => context.text(context.get('address')))
  const incoming = { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', { headers: { 'X-Forwarded-For': header } }, incoming)).text()
}

const ours = '127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48'

test.each([
  ['nobody is trusted: the socket is the sender', '198.51.100.7', '203.0.113.5', '', '198.51.100.7'],
  ['one proxy: whom it heard', '127.0.0.1', '203.0.113.5', ours, '203.0.113.5'],
  ['a sender who is no proxy says nothing', '198.51.100.7', '203.0.113.5', ours, '198.51.100.7'],
  ['what the sender wrote before is nothing', '127.0.0.1', '192.0.2.1, 203.0.113.5', ours, '203.0.113.5'],
  [
    'several proxies: the first that is none of ours',
    '10.1.2.3',
    '203.0.113.5, 10.9.9.9',
    ours,
    '203.0.113.5',
  ],
  ['a proxy by IPv6', '2001:db8:ffff::1', '203.0.113.5', ours, '203.0.113.5'],
  ['a socket of both kinds', '::ffff:127.0.0.1', '203.0.113.5', ours, '203.0.113.5'],
  ['a proxy that says nothing', '127.0.0.1', '', ours, '127.0.0.1'],
  ['a proxy that says nonsense', '127.0.0.1', 'unknown', ours, '127.0.0.1'],
])('%s', async (_, socket, header, list, sender) => {
  expect(await senderOf(socket, header, list)).toBe(sender)
})

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '10.0.0'])('%s is no network', (list) => {
  expect(trustedProxies(list)).toBeUndefined()
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['local', 'local'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
