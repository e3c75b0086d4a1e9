import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { aCompile, shell, anApp } from './anApp.testing.ts'
import { type HeaderRule, headersFor } from './hosting/headers.ts'
import { readClient } from './client.ts'
import { buildBrand } from './buildBrand.ts'
import { pageMeta, pictureTags } from './page.ts'
import type { Brand } from '@member/brand'
import { manifest } from './manifest.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('build brand', () => {
  const brand = aBrand({ displayName: '</script><b>', storage: 'https://cdn.example/pictures' })
  let folder = ''
  let client = ''
  let out = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-build-'))
    client = aCompile(folder)
    out = join(folder, 'brands/saengthong')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const make = (of = brand) => buildBrand(of, readClient(client, anApp), out)
  const made = (name: string) => readFileSync(join(out, name), 'utf8')
  const policyOf = (path: string) => {
    const rules: HeaderRule[] = JSON.parse(made('.hosting/headers.json'))
    return headersFor(path, rules)['Content-Security-Policy'] ?? ''
  }

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

  const metaOf = (name: string) =>
    [
      /<title>([^<]*)</,
      /name="description" content="([^"]*)/,
      /rel="canonical" href="([^"]*)/,
      /og:url" content="([^"]*)/,
    ].map((of) => of.exec(made(name))?.[1])

  test('each public page has a title, a description and an address of its own', async () => {
    await make({
      ...brand,
      displayName: 'แสงทอง',
      description: 'ครบ',
      domains: ['a.example', 'www.a.example'],
    })
    expect(metaOf('index.html').slice(2)).toEqual(['https://a.example/', 'https://a.example/'])
    const login = 'https://a.example/login'
    expect(metaOf('login.html')).toEqual(['เข้าสู่ระบบ · แสงทอง', 'เข้าสู่ระบบ แสงทอง: ครบ', login, login])
    expect(metaOf('legal/terms.html')[2]).toBe('https://a.example/legal/terms')
    expect(metaOf('contact.html')[2]).toBe('https://a.example/contact')
    // The brand has no results page, and the others answer many addresses.
    for (const name of ['score', 'app', 'dashboard']) expect(metaOf(`${name}.html`)[2]).toBeUndefined()
  })

  test('nothing a brand says closes the element it is in', async () => {
    await make()
    const page = made('index.html')
    expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;')
    const [, data] = /<script type="application\/json" id="brand">([\s\S]*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(data ?? '')).toMatchObject({ displayName: '</script><b>' })
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
})

describe('page meta', () => {
  const brand = aBrand({
    description: 'ครบ',
    domains: ['a.example', 'www.a.example'],
    pages: { '/': { title: 'แสงทอง เว็บตรง' }, '/contact': { title: 'คุยกับเรา', description: 'ทุกวัน' } },
  })

  test.each([
    ['/', 'แสงทอง เว็บตรง', 'ครบ'],
    ['/contact', 'คุยกับเรา', 'ทุกวัน'],
    ['/login', 'หน้าหนึ่ง · แสงทอง', 'หน้าหนึ่ง แสงทอง: ครบ'],
  ])('%s is told of in the operator’s words where they have any', (path, title, description) => {
    const address = `https://a.example${path}`
    expect(pageMeta(brand, { path, title: 'หน้าหนึ่ง' })).toEqual({ title, description, address })
  })

  test('a page for many addresses has none', () => expect(pageMeta(brand).address).toBe(''))
})

const inThai = { language: 'th', prefix: '' } as const

test('the site can be installed under the brand’s name, in Thai, in its colours', () => {
  const made = JSON.parse(manifest(aBrand({ displayName: 'แสงทอง' }), inThai))
  expect(made).toMatchObject({ name: 'แสงทอง', short_name: 'แสงทอง', lang: 'th', display: 'standalone' })
  expect(made).toMatchObject({ start_url: '/', scope: '/' })
  expect(made.theme_color).toMatch(/^#[\da-f]{6}$/)
  expect(made.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('a long name is shortened below the icon', () => {
  expect(JSON.parse(manifest(aBrand({ displayName: 'Golden Light Entertainment' }), inThai)).short_name).toBe(
    'Golden',
  )
})

const tagsOf = (brand: Brand) => pictureTags(brand, pageMeta(brand), inThai).join()

test('a shared link shows the brand’s card by its whole address', () => {
  const tags = tagsOf(aBrand({ displayName: 'A "B" <C>', domains: ['a.example', 'b.example'] }))
  expect(tags).toContain('<meta property="og:image" content="https://a.example/social.png">')
  expect(tags).toContain('content="A &quot;B&quot; &lt;C&gt; · ')
  expect(tagsOf(aBrand({ web: 'https://www.a.example/' }))).toContain(
    '<meta property="og:url" content="https://www.a.example/">',
  )
})
