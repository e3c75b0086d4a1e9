import type { Brand } from '@member/brand'
import { caddy } from './caddy.ts'
import { headerRules } from './headers.ts'
import { withPolicy } from './metaPolicy.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginx } from './nginx.ts'
import { refuseInline } from './policy.ts'
import { robots, sitemap } from './robots.ts'

/** What reads slips runs WebAssembly, which no page may. */
const readersPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

interface Site {
  /** HTML by the file's name; the app stands for 404.html too. */
  pages: Record<string, string>
  /** The pages of the site's own frames. */
  frames: Record<string, string>
  /** What all brands share. */
  shared: string[]
}

/** The pages under the brand's policy, and what each kind of host reads to serve them. */
export function hostingFiles(brand: Brand, { pages, frames, shared }: Site): Record<string, string> {
  const all: Record<string, string> = { ...pages, ...frames }
  for (const [name, page] of Object.entries(all)) refuseInline(page, name)
  const map = sitemap(brand)
  const forRobots = { 'robots.txt': robots(brand), ...(map && { 'sitemap.xml': map }) }
  const readers = shared.filter((path) => /^assets\/.*worker.*\.js$/i.test(path))
  const rules = headerRules(brand, {
    pages,
    workers: {
      '/sw.js': "default-src 'none'; connect-src 'self'",
      ...Object.fromEntries(readers.map((path) => [`/${path}`, readersPolicy])),
    },
  })
  return {
    ...Object.fromEntries(Object.entries(all).map(([name, page]) => [name, withPolicy(name, page, brand)])),
    ...forRobots,
    _headers: netlifyHeaders(rules, [...Object.keys(pages), '404.html', 'unsupported.html']),
    _redirects: netlifyRedirects(brand),
    '.hosting/headers.json': JSON.stringify(rules),
    '.hosting/nginx.conf': nginx(brand, rules),
    '.hosting/nginx-plain.conf': nginx(brand, rules, true),
    '.hosting/Caddyfile': caddy(brand, rules),
  }
}
