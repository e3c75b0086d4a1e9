import type { Brand } from '@member/brand'

export const rootOf = ({ clientId }: Brand) => `/var/www/${clientId}`

/** Returns the folder of a brand's certificates and server address. */
export const ownOf = ({ clientId }: Brand) => `/var/www/${clientId}.own`

const otherForm = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)

/**
 * Returns the hosts that serve the site. `leads` is the other form of `first`, with or without `www.`, and
 * redirects to `first`.
 */
export function hostsOf({ clientId, domains }: Brand) {
  // A brand without domains is served on this machine only, at an address of its own.
  const [first = `${clientId}.localhost`, ...others] = domains
  const leads = others.includes(otherForm(first)) ? otherForm(first) : undefined
  return { first, leads, served: [first, ...others.filter((host) => host !== leads)] }
}
