import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { routes } from './routes.ts'

/** What is asked for where a file is served: its own path, or an address that leads to it. */
const addressesOf = (path: string) => [
  path,
  ...Object.keys(routes).filter((address) => `/${routes[address]}` === path),
]

/** The `_headers` file of Netlify and Cloudflare Pages, whose rules hold for what is asked for. */
export function netlifyHeaders(rules: HeaderRule[]) {
  const blocks = new Map<string, string[]>()
  for (const { paths, headers } of rules) {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    for (const address of paths.flatMap(addressesOf))
      blocks.set(address, [...(blocks.get(address) ?? [`${address}\n`]), ...lines])
  }
  return [...blocks.values()].flat().join('')
}

/**
 * The `_redirects` file of both: the addresses that are no file. Targets have no `.html`, at which Cloudflare
 * would send the member on; a page's own address, such as /login, leads to its file by itself.
 */
export const netlifyRedirects = ({ clientId, server }: Brand) =>
  (server === ''
    ? `# Calls to /api go nowhere here: give ${clientId}.json the address of its "server".\n`
    : '') +
  Object.entries(routes)
    .filter(([address, file]) => address !== '/' && `${address}.html` !== `/${file}`)
    .map(([address, file]) => `${address} /${file.replace('.html', '')} 200\n`)
    .join('')
