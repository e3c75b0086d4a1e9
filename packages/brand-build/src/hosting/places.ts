import type { Brand } from '@member/brand'

/** Folder of a brand on its host. */
export const rootOf = ({ clientId }: Brand) => `/var/www/${clientId}`

/** Beside it: the certificates and the server's address, which are the host's own and which no build writes over. */
export const ownOf = ({ clientId }: Brand) => `/var/www/${clientId}.own`

const otherForm = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)

/** The hosts that the site answers on, and the one that leads to the first of them: the same with `www.` or without. */
export function hostsOf({ clientId, domains }: Brand) {
  // A brand without domains answers on this machine alone, and stands in no other's way.
  const [first = `${clientId}.localhost`, ...others] = domains
  const leads = others.includes(otherForm(first)) ? otherForm(first) : undefined
  return { first, leads, served: [first, ...others.filter((host) => host !== leads)] }
}
