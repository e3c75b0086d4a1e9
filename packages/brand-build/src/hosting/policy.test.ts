import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { headerRules, headersFor } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'

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
