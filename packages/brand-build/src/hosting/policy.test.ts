import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { headerRules, headersFor } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'
import { legalNames } from '@member/brand'
import { anApp, thai, thaiAndEnglish } from '../anApp.testing.ts'
import { robots, sitemap } from './robots.ts'

const page = (name: string) => `<script>everywhere</script><style>${name}</style>`
const pages = { 'index.html': page('landing'), 'login.html': page('login'), 'app.html': page('app') }
const workers = { '/sw.js': "default-src 'none'", '/assets/reader-1.js': "script-src 'wasm-unsafe-eval'" }
const hashes = (policy: string) => policy.match(/'sha256-[^']*'/g) ?? []

const rules = headerRules(aBrand(), { pages, workers })
const policyOf = (path: string) => headersFor(path, rules)['Content-Security-Policy']

test('all pages share one policy, which knows what is inline in any of them, and nothing else', () => {
  const policy = policyOf('/index.html') ?? ''
  for (const name of ['login', 'app', '404', 'offline', 'unsupported'])
    expect(policyOf(`/${name}.html`)).toBe(policy)
  const own = Object.values(pages).flatMap((html) => hashes(contentSecurityPolicy(aBrand(), html)))
  expect(hashes(policy).toSorted()).toEqual([...new Set(own)].toSorted())
})

test('it is the same in whichever order the pages are made', () => {
  const turned = Object.fromEntries(Object.entries(pages).toReversed())
  expect(headerRules(aBrand(), { pages: turned, workers })).toEqual(rules)
})

test('the frame of the chat, the workers and a brand’s files have policies of their own; an asset has none', () => {
  expect(policyOf('/support.html')).toContain('sandbox')
  expect(hashes(policyOf('/support.html') ?? '')).toEqual([])
  for (const [path, policy] of Object.entries(workers)) expect(policyOf(path)).toBe(policy)
  expect(policyOf('/own/logo-1.svg')).toMatch(/^default-src 'none'; .*; sandbox$/)
  expect(policyOf('/assets/index-1.js')).toBeUndefined()
})

test.each([
  [{ server: 'https://api.a.example' }, 'https://api.a.example'],
  [{ server: 'https://api.a.example', storage: 'https://files.a.example' }, 'https://files.a.example'],
])('a page under %j shows the pictures of %s', (of, host) => {
  expect(contentSecurityPolicy(aBrand(of), '')).toContain(`img-src 'self' data: blob: ${host};`)
})

test('where reports go is let in by its host alone', () => {
  const reports = { endpoint: 'https://reports.example/in?a=1', share: 100 }
  expect(contentSecurityPolicy(aBrand({ reports }), '')).toContain(
    "connect-src 'self' https://reports.example;",
  )
})

test('where events go is let in by its host alone, a tag manager into its own frame and not into the page', () => {
  const tagManager = { script: 'https://tags.example/gtm.js', hosts: ['https://count.example'] }
  const counting = aBrand({ events: { endpoint: 'https://events.example/in', tagManager } })
  const policies = headerRules(counting, { pages, workers })
  const [ofPage = '', ofFrame = ''] = ['/index.html', '/tags.html'].map(
    (path) => headersFor(path, policies)['Content-Security-Policy'],
  )
  expect(ofPage).toContain("connect-src 'self' https://events.example;")
  expect(ofPage).toContain("frame-src 'self';")
  expect(ofPage).not.toContain('tags.example')
  expect(ofFrame).toContain("script-src 'self' https://tags.example https://count.example;")
  expect(ofFrame).toMatch(/sandbox allow-scripts$/)
  expect(ofFrame).not.toContain('unsafe')
  expect(rules.some(({ path }) => path === '/tags.html')).toBe(false)
})

const { routes } = anApp
const brand = aBrand({ domains: ['a.example', 'www.a.example'] })

test('search engines read what is a visitor’s, by the brand’s own address', () => {
  expect(robots(brand, routes, thai)).toContain('Disallow: /auth\n')
  expect(robots(brand, routes, thai)).not.toMatch(/^Disallow: \/regis$/m)
  expect(robots(brand, routes, thai)).toContain('Sitemap: https://a.example/sitemap.xml')
  const listed = [...(sitemap(brand, routes, thai) ?? '').matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual([
    '/',
    '/login',
    '/register',
    '/contact',
    '/promotion',
    '/live-score',
    ...legalNames.map((name) => `/legal/${name}`),
  ])
})

test('a page that the brand does not have is listed for nobody', () => {
  const scores = { live: '/live', standings: '/standings' }
  expect(sitemap(brand, routes, thai)).not.toContain('/score<')
  expect(sitemap({ ...brand, scores }, routes, thai)).toContain('<loc>https://a.example/score</loc>')
})

test('a brand that does not say where it is served has no sitemap', () => {
  const bare = aBrand({ domains: [] })
  expect(sitemap(bare, routes, thai)).toBeFalsy()
  expect(robots(bare, routes, thai)).not.toContain('Sitemap')
})

test('a site in two languages names each page in both', () => {
  const map = sitemap(brand, routes, thaiAndEnglish) || ''
  const both =
    '<xhtml:link rel="alternate" hreflang="th" href="https://a.example/login"/><xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/login"/>'
  expect(map).toContain(`<loc>https://a.example/login</loc>${both}`)
  expect(map).toContain(`<loc>https://a.example/en/login</loc>${both}`)
  expect(robots(brand, routes, thaiAndEnglish)).toContain('Disallow: /en/auth\n')
})
