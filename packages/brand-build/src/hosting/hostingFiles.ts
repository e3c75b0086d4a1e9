import type { Brand } from '@member/brand'
import type { AppRoute } from '../app/app.ts'
import { caddy } from './caddy.ts'
import { headerRules } from './headers.ts'
import { withPolicy, refuseInline } from './policy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginx } from './nginx.ts'
import { robots, sitemap } from './robots.ts'
import { answersOf, pageRoutesOf } from './routes.ts'
import type { Prefixed } from '../words/brandWords.ts'

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
