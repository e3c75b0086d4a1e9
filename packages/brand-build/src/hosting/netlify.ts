import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hostsPart } from './policy.ts'

const policy = 'Content-Security-Policy'

/**
 * Returns patterns for all addresses and pages: `/`, and paths such as `/login*`, without those that another
 * pattern already covers.
 */
function beginnings(addresses: string[], pages: string[]) {
  const all = [...addresses, ...pages.map((name) => `/${name}`)]
  const words = new Set(all.map((address) => address.replace(/\/?\*$|\.html$/, '')))
  words.delete('/')
  const first = [...words].filter((one) => ![...words].some((two) => one !== two && one.startsWith(two)))
  return ['/', ...first.map((word) => `${word}*`)]
}

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages. Both hosts join the values if two rules set one
 * header, so each path is in one rule only. The policy is in each page's HTML; the file has only directives that
 * a page cannot set.
 */
export function netlifyHeaders(rules: HeaderRule[], addresses: string[], pages: string[]) {
  const blocks = rules.flatMap(({ path, headers: { 'Cache-Control': cache, ...headers } }) => {
    const lines = Object.entries({
      ...headers,
      ...(cache && cache !== 'no-cache' && { 'Cache-Control': cache }),
      ...(headers[policy] && path.endsWith('.html') && { [policy]: hostsPart(headers[policy]) }),
    }).map(([name, value]) => `  ${name}: ${value}\n`)
    // Cloudflare redirects a page to its name without `.html`.
    const asked = path === '/*.html' ? beginnings(addresses, pages) : [path.replace(/\.html$/, '*')]
    return asked.map((address) => [`${address}\n`, ...lines].join(''))
  })
  return blocks.join('')
}

/** Returns the `_redirects` file of Netlify and Cloudflare Pages, for addresses that are not files. */
export const netlifyRedirects = ({ clientId, server }: Brand, answers: Record<string, string>) =>
  (server === ''
    ? `# Calls to /api go nowhere here: give ${clientId}.json the address of its "server".\n`
    : '') +
  Object.entries(answers)
    .flatMap(([address, file]) => {
      const page = `/${file.replace('.html', '')}`
      // Cloudflare matches addresses exactly; Netlify ignores a trailing slash.
      const asked = address.endsWith('*') ? [address] : [address, `${address}/`]
      return address === '/' ? [] : asked.filter((one) => one !== page).map((one) => `${one} ${page} 200\n`)
    })
    .join('')
