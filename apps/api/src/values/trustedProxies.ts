import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses and networks whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = { has: (address: string) => boolean }

/**
 * Parses a list of proxies, such as `127.0.0.1, 10.0.0.0/8`. Returns undefined if a part is neither address nor
 * network.
 */
export function trustedProxies(list: string): TrustedProxies | undefined {
  const networks = new BlockList()
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const kind = kindOf(address)
    if (!kind) return undefined
    const most = kind === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (!(prefix <= most)) return undefined
    networks.addSubnet(address, prefix, kind)
  }
  return {
    has: (address) => {
      const kind = kindOf(address)
      return kind !== undefined && networks.check(address, kind)
    },
  }
}

const kindOf = (address: string) => (isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined)
