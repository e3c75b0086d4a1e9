import { expect, test } from 'vitest'
import { isPublicAddress, isPublicEndpoint, publicLookup } from './publicHost.ts'

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
