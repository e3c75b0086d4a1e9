import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hostsPart } from './metaPolicy.ts'

const policy = 'Content-Security-Policy'

/**
 * The beginnings of what may be asked for where a page is served. Cloudflare takes `/login` by the letter, Netlify
 * with a slash at its end too, and `/regis/*` for /register as well; of `/login*` both have one understanding.
 */
function beginnings(addresses: string[], pages: string[]) {
  const all = [...addresses, ...pages.map((name) => `/${name}`)]
  const words = new Set(all.map((address) => address.replace(/\/?\*$|\.html$/, '')))
  words.delete('/')
  const first = [...words].filter((one) => ![...words].some((two) => one !== two && one.startsWith(two)))
  return ['/', ...first.map((word) => `${word}*`)]
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages, whose rules hold for what is asked for. Both join the values
 * where two rules name one header, so none is said twice of any address. That leaves no rule for all pages but one
 * for each address, too many to repeat the whole policy: it stands in every page, and only what a page may not say
 * of itself stands here. Nor does `no-cache`: by themselves both let nothing be used unasked.
 */
export function netlifyHeaders(rules: HeaderRule[], addresses: string[], pages: string[]) {
  const blocks = rules.flatMap(({ path, headers: { 'Cache-Control': cache, ...headers } }) => {
    const lines = Object.entries({
      ...headers,
      ...(cache && cache !== 'no-cache' && { 'Cache-Control': cache }),
      ...(headers[policy] && path.endsWith('.html') && { [policy]: hostsPart(headers[policy]) }),
    }).map(([name, value]) => `  ${name}: ${value}\n`)
    // Cloudflare sends a page on to its name without `.html`.
    const asked = path === '/*.html' ? beginnings(addresses, pages) : [path.replace(/\.html$/, '*')]
    return asked.map((address) => [`${address}\n`, ...lines].join(''))
  })
  return blocks.join('')
}

/**
 * The `_redirects` file of both: the addresses that are no file. Targets have no `.html`, at which Cloudflare
 * would send the member on; a page's own address, such as /login, leads to its file by itself.
 */
export const netlifyRedirects = ({ clientId, server }: Brand, answers: Record<string, string>) =>
  (server === ''
    ? `# Calls to /api go nowhere here: give ${clientId}.json the address of its "server".\n`
    : '') +
  Object.entries(answers)
    .flatMap(([address, file]) => {
      const page = `/${file.replace('.html', '')}`
      // Cloudflare takes an address by the letter; to Netlify the two are one.
      const asked = address.endsWith('*') ? [address] : [address, `${address}/`]
      return address === '/' ? [] : asked.filter((one) => one !== page).map((one) => `${one} ${page} 200\n`)
    })
    .join('')
