import type { Brand } from '@member/brand'
import type { AppRoute } from '../app/app.ts'
import { caddy } from './caddy.ts'
import { headerRules, type HeaderRule } from './headers.ts'
import { withPolicy, refuseInline, hostsPart } from './policy.ts'
import { nginx } from './nginx.ts'
import { robots, sitemap } from './robots.ts'
import { answersOf, pageRoutesOf } from './routes.ts'
import type { Prefixed } from '../words/brandWords.ts'

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
function netlifyHeaders(rules: HeaderRule[], addresses: string[], pages: string[]) {
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
const netlifyRedirects = ({ clientId, server }: Brand, answers: Record<string, string>) =>
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

/** Policy of the slip reader's worker, which may run WebAssembly. */
const readersPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

interface Site {
  routes: readonly AppRoute[]
  languages: readonly Prefixed[]
  pages: Record<string, string>
  frames: Record<string, string>
  shared: string[]
}

/** Returns pages with the brand's policy in each, and the configuration files of each kind of host. */
export function hostingFiles(
  brand: Brand,
  { routes, languages, pages, frames, shared }: Site,
): Record<string, string> {
  const answers = answersOf(routes, languages)
  const pageRoutes = pageRoutesOf(answers)
  const all: Record<string, string> = { ...pages, ...frames }
  for (const [name, page] of Object.entries(all)) refuseInline(page, name)
  const map = sitemap(brand, routes, languages)
  const forRobots = { 'robots.txt': robots(brand, routes, languages), ...(map && { 'sitemap.xml': map }) }
  const readers = shared.filter((path) => /^assets\/.*worker.*\.js$/i.test(path))
  const rules = headerRules(brand, {
    pages,
    workers: {
      '/sw.js': "default-src 'none'; connect-src 'self'",
      // Notifications show the site's icon.
      '/push.js': "default-src 'none'; img-src 'self'",
      ...Object.fromEntries(readers.map((path) => [`/${path}`, readersPolicy])),
    },
  })
  return {
    ...Object.fromEntries(Object.entries(all).map(([name, page]) => [name, withPolicy(name, page, brand)])),
    ...forRobots,
    _headers: netlifyHeaders(rules, Object.keys(answers), [
      ...Object.keys(pages),
      ...languages.map(({ prefix }) => `${prefix}/404.html`.slice(1)),
      'unsupported.html',
    ]),
    _redirects: netlifyRedirects(brand, answers),
    '.hosting/headers.json': JSON.stringify(rules),
    '.hosting/pages.json': JSON.stringify(pageRoutes),
    '.hosting/nginx.conf': nginx(brand, rules, pageRoutes),
    '.hosting/nginx-plain.conf': nginx(brand, rules, pageRoutes, true),
    '.hosting/Caddyfile': caddy(brand, rules, pageRoutes),
  }
}
