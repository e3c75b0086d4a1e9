import { type LookupAddress, Resolver } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  addTo(notPublic, network, 'ipv4')
// Tunnels and documentation ranges within public IPv6.
for (const network of ['2001::/32', '2001:db8::/32', '2002::/16']) addTo(notPublic, network, 'ipv6')

const publicIpv6 = new BlockList()
addTo(publicIpv6, '2000::/3', 'ipv6')

function addTo(list: BlockList, network: string, kind: 'ipv4' | 'ipv6') {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), kind)
}

/** Returns true for addresses of the public internet, false for private and reserved ones. */
export const isPublicAddress = (address: string) =>
  isIPv4(address)
    ? !notPublic.check(address)
    : publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')

/** Returns true if a push service may have this address: https, default port, host by name. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, port, username, password, hostname } = new URL(endpoint)
  const isNamed = /\.[^.]+$/.test(hostname) && !hostname.startsWith('[') && isIP(hostname) === 0
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed
}

type Resolve = (
  host: string,
  options: { all: true },
  done: (fault: Error | null, found: LookupAddress[]) => void,
) => void

/** Resolves a host by querying name servers directly. */
const resolve: Resolve = (host, _options, done) => {
  const servers = new Resolver({ timeout: 2_000, tries: 2 })
  servers.resolve4(host, (noFour, four) => {
    servers.resolve6(host, (noSix, six) =>
      done(null, [
        ...(noFour ? [] : four.map((address) => ({ address, family: 4 }))),
        ...(noSix ? [] : six.map((address) => ({ address, family: 6 }))),
      ]),
    )
  })
}

/**
 * Creates a look-up that refuses a host if any of its addresses is not public. Members choose push endpoints and
 * must not reach internal hosts.
 */
export const publicLookup =
  (find: Resolve = resolve): LookupFunction =>
  (host, { all }, done) =>
    find(host, { all: true }, (fault, found) => {
      const [first] = found ?? []
      if (fault) return done(fault, '')
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(new Error('The host is not public.'), '')
      if (all) return done(null, found)
      return done(null, first.address, first.family)
    })
