import { type AppRoute, pageFile } from '../app/app.ts'
import type { Prefixed } from '../words/brandWords.ts'
import type { Brand } from '@member/brand'

export interface PageRoute {
  file: string
  addresses: string
}

/** Returns a route's path in a host's syntax, in which `*` replaces a parameter. */
const addressOf = (path: string) => path.replace(/\/:.*$/, '/*')

const isForMany = ([address]: readonly [string, string]) => address.endsWith('*')

/**
 * Returns the file that answers each address of the app; `*` matches any text. An address that is not listed
 * gets 404.html.
 */
export function answersOf(
  routes: readonly AppRoute[],
  languages: readonly Prefixed[],
): Record<string, string> {
  const others = [
    ...routes.filter((route) => !pageFile(route) && route.access !== 'member').map(({ path }) => path),
    '/ma',
    '/auth',
    '/auth/*',
  ].map(addressOf)
  const own = [
    ...routes.flatMap((route) => {
      const file = pageFile(route)
      return file ? [[route.path, file] as const] : []
    }),
    ...others.map((address) => [address, 'app.html'] as const),
  ]
  const all = languages.flatMap(({ prefix }) =>
    own.map(([address, file]) => [`${prefix}${address}`, `${prefix}/${file}`.slice(1)] as const),
  )
  // Cloudflare requires rules with wildcards at the end.
  return Object.fromEntries([...all.filter((one) => !isForMany(one)), ...all.filter(isForMany)])
}

export const holds = (pattern: string, path: string) => {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end)
}

const expression = (address: string) =>
  address.endsWith('*')
    ? address.slice(0, -1)
    : `${address.replace(/\/$/, '')}/${address === '/' ? '' : '?'}$`

export const pageRoutesOf = (answers: Record<string, string>): PageRoute[] =>
  [...new Set(Object.values(answers))].map((file) => {
    const addresses = Object.keys(answers).filter((address) => answers[address] === file)
    return { file, addresses: `^(?:${addresses.map(expression).join('|')})` }
  })

/** Pattern of files that a host must not serve. */
export const hidden = '^/_|/\\.'

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
