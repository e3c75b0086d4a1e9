// @vitest-environment node
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HeaderRule, headersFor } from './hosting/headers.ts'
import { readClient } from './client.ts'
import { buildBrand } from './buildBrand.ts'
import { buildBrands } from './buildBrands.ts'

const brand = aBrand({ displayName: '</script><b>', storage: 'https://cdn.example/pictures' })
const shell =
  '<!doctype html><html lang="th"><head><meta charset="utf-8"><!--brand--><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"><!--page--></div></body></html>'
const renderer = `export const prerender = async (path, { displayName }) => {
  if (displayName === 'เสีย') throw new Error('no such page')
  return { html: '<h1>' + path + '</h1>', styles: '<style>h1{margin:0}</style>' }
}
export const titleOf = (path) => path === '/login' ? 'เข้าสู่ระบบ' : 'หน้า ' + path`
let folder = ''
let client = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-build-'))
  client = join(folder, 'client')
  out = join(folder, 'brands/saengthong')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'brands'))
  writeFileSync(join(client, 'index.html'), shell)
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/prerender.js'), renderer)
  writeFileSync(join(client, 'unsupported.html'), '<!doctype html><title>-</title>')
  writeFileSync(join(client, 'support.html'), '<!doctype html><meta charset="utf-8"><title>-</title>')
  writeFileSync(join(client, 'assets/index-1.js'), 'console.log(1)')
  writeFileSync(join(client, 'assets/slipReader.worker-1.js'), '1')
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (of = brand) => buildBrand(of, readClient(client), out)
const made = (name: string) => readFileSync(join(out, name), 'utf8')
const policyOf = (path: string) => {
  const rules: HeaderRule[] = JSON.parse(made('.hosting/headers.json'))
  return headersFor(path, rules)['Content-Security-Policy'] ?? ''
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a brand gets its pages, pictures and manifest; what is compiled is shared', async () => {
  expect(await make()).toBe('built')
  expect(made('index.html')).toContain('<html lang="th">')
  for (const name of ['login.html', 'favicon.ico', 'social.png', 'icons/maskable-512.png', '_headers'])
    expect(existsSync(join(out, name)), name).toBe(true)
  expect(made('favicon.svg')).toMatch(/^<svg/)
  expect(JSON.parse(made('manifest.webmanifest'))).toMatchObject({ lang: 'th' })
  expect(made('robots.txt')).toContain('Disallow: /auth')
  expect(statSync(join(out, 'assets/index-1.js')).ino).toBe(statSync(join(client, 'assets/index-1.js')).ino)
})

const toldOf = (name: string) =>
  [
    /<title>([^<]*)</,
    /name="description" content="([^"]*)/,
    /rel="canonical" href="([^"]*)/,
    /og:url" content="([^"]*)/,
  ].map((of) => of.exec(made(name))?.[1])

test('each public page has a title, a description and an address of its own', async () => {
  await make({ ...brand, displayName: 'แสงทอง', description: 'ครบ', domains: ['a.example', 'www.a.example'] })
  expect(toldOf('index.html').slice(2)).toEqual(['https://a.example/', 'https://a.example/'])
  const login = 'https://a.example/login'
  expect(toldOf('login.html')).toEqual(['เข้าสู่ระบบ · แสงทอง', 'เข้าสู่ระบบ แสงทอง: ครบ', login, login])
  expect(toldOf('legal/terms.html')[2]).toBe('https://a.example/legal/terms')
  expect(toldOf('contact.html')[2]).toBe('https://a.example/contact')
  // The brand has no scores, and the others stand for many addresses.
  for (const name of ['score', 'app', 'dashboard']) expect(toldOf(`${name}.html`)[2]).toBeUndefined()
})

test('nothing a brand says closes the element it stands in', async () => {
  await make()
  const page = made('index.html')
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;')
  const [, data] = /<script type="application\/json" id="brand">([\s\S]*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data ?? '')).toMatchObject({ displayName: '</script><b>' })
})

test('the first script can be read by a browser too old for the site', async () => {
  await make()
  const [, boot = ''] = /<script>([\s\S]*?)<\/script>/.exec(made('index.html')) ?? []
  expect(boot).toContain('/unsupported.html')
  expect(boot).not.toMatch(/=>|`|\b(?:let|const|class|async)\b/)
})

test('only a brand that wants reports keeps what goes wrong from the first script on', async () => {
  await make({ ...brand, reports: { endpoint: 'https://reports.example/in', share: 100 } })
  expect(made('index.html')).toMatch(/<script>[^<]*window\.faults=\[\]/)
  await make()
  expect(made('index.html')).not.toContain('window.faults')
})

test('the policy in a page knows its inline blocks by their hashes, and nothing else', async () => {
  await make()
  const page = made('index.html')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => sha(script))
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => sha(style))
  expect(styles).toHaveLength(2)
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
  const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
  expect(policy).toContain(`style-src 'self' ${[nothing, ...styles].join(' ')};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  expect(policy).not.toContain('unsafe')
})

test('the policy that the host sends lets in what every page lets in, and no more', async () => {
  await make()
  const policy = policyOf('/index.html') ?? ''
  const pages = ['index', 'login', 'register', 'dashboard', 'app', '404', 'offline'].map((name) =>
    made(`${name}.html`),
  )
  const inline = pages.flatMap((page) =>
    [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => sha(text)),
  )
  expect(new Set(policy.match(/'sha256-[^']*'/g))).toEqual(new Set([...inline, sha('')]))
  expect(policy).not.toContain('unsafe')
})

test('only the slip reader’s worker may run WebAssembly', async () => {
  await make()
  expect(policyOf('/assets/slipReader.worker-1.js')).toContain("'wasm-unsafe-eval'")
  expect(policyOf('/index.html')).not.toContain('wasm')
})

test.each(['<body style="margin:0">', '<body onload="x()">'])('the build stops at %s', async (body) => {
  writeFileSync(join(client, 'index.html'), shell.replace('<body>', body))
  await expect(make()).rejects.toThrow('style or event attribute')
})

test('the build stops at a page that has no place for its policy', async () => {
  writeFileSync(join(client, 'index.html'), shell.replace('<meta charset="utf-8">', ''))
  await expect(make()).rejects.toThrow('charset')
})

test.each(['only one = one account', 'style = "new"', '<p onload=x>', 'a > b on = c', '__proto__'])(
  'a brand may call itself %s',
  async (words) => {
    expect(await make({ ...brand, displayName: words, tagline: words, description: words })).toBe('built')
  },
)

test('a brand that stands is not built again, until it or the app changes', async () => {
  await make()
  const { mtimeMs } = statSync(join(out, 'index.html'))
  expect(await make()).toBe('unchanged')
  expect(statSync(join(out, 'index.html')).mtimeMs).toBe(mtimeMs)
  expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('built')
  expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('unchanged')

  rmSync(join(client, 'assets/index-1.js'))
  writeFileSync(join(client, 'assets/index-2.js'), 'console.log(2)')
  expect(await make({ ...brand, themeColour: '#0B7A8C' })).toBe('built')
  expect(existsSync(join(out, 'assets/index-1.js'))).toBe(false)
})

test('whether a brand has changed is known without rendering it', async () => {
  await make()
  const known = readClient(client)
  rmSync(join(folder, 'server'), { recursive: true })
  expect(await buildBrand(brand, known, out)).toBe('unchanged')
})

const named = (displayName: string, clientId: string) => aBrand({ clientId, displayName })
const build = async (brands: Brand[]) => {
  const told: string[] = []
  await buildBrands(brands, readClient(client), join(folder, 'brands'), (...said) =>
    told.push(said.join(': ')),
  )
  return told.toSorted()
}

test('of many brands only the one that changed is built', async () => {
  expect(await build([named('หนึ่ง', 'one'), named('สอง', 'two')])).toEqual(['one: built', 'two: built'])
  expect(await build([named('หนึ่ง', 'one'), named('ใหม่', 'two')])).toEqual(['one: unchanged', 'two: built'])
  expect(await build([named('หนึ่ง', 'one'), named('ใหม่', 'two')])).toEqual([
    'one: unchanged',
    'two: unchanged',
  ])
})

test('a brand that cannot be built stops itself alone, and keeps what was built of it', async () => {
  await build([named('หนึ่ง', 'one'), named('สอง', 'two'), named('สาม', 'three')])
  const { built, failed } = await buildBrands(
    [named('เสีย', 'two'), named('อื่น', 'one'), named('สาม', 'three')],
    readClient(client),
    join(folder, 'brands'),
    () => {},
  )
  expect(built).toEqual(['one', 'three'])
  expect(failed).toEqual(['two.json: it cannot be built: no such page'])
  expect(readdirSync(join(folder, 'brands')).toSorted()).toEqual(['one', 'three', 'two'])
  expect(readFileSync(join(folder, 'brands/two/index.html'), 'utf8')).toContain('สอง')
})

test('a page that is not there is the app’s file itself', async () => {
  await make()
  expect(statSync(join(out, '404.html')).ino).toBe(statSync(join(out, 'app.html')).ino)
})

test('a brand’s scores and chat are let in by their hosts alone', async () => {
  const scores = { live: 'https://live.example/a', standings: '/simulated/standings' }
  const chat = {
    script: 'https://chat.example/widget.js',
    hosts: ['https://cdn.chat.example'],
    withhold: [],
    sandboxed: true,
  }
  await make({ ...brand, scores, chat })
  expect(policyOf('/index.html')).toContain("frame-src https://live.example 'self';")
  expect(policyOf('/index.html')).toContain("connect-src 'self' https://live.example;")
  expect(policyOf('/index.html')).not.toContain('chat.example')
  const support = policyOf('/support.html')
  expect(support).toContain("script-src 'self' https://chat.example https://cdn.chat.example;")
  expect(support).toContain("frame-ancestors 'self'")
  expect(support).toContain('sandbox allow-scripts allow-forms allow-popups')
  expect(support).not.toContain('allow-same-origin')
  await make({ ...brand, chat: { ...chat, sandboxed: false } })
  expect(policyOf('/index.html')).toContain(
    "script-src 'self' https://chat.example https://cdn.chat.example 'sha256-",
  )
})

test('the policy lets in the game providers that the brand lets in, and no others', async () => {
  await make({ ...brand, gameHosts: ['https://play.example/games'] })
  expect(policyOf('/index.html')).toMatch(/frame-src [^;]*https:\/\/play\.example[ ;]/)
  await make({ ...brand, gameHosts: [] })
  expect(policyOf('/index.html')).not.toContain('play.example')
})
