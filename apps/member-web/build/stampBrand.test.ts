// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aBrand } from '@member/brand/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HeaderRule, headersFor } from './hosting/headers.ts'
import { stampBrand } from './stampBrand.ts'

const brand = aBrand({ displayName: '</script><b>', storage: 'https://cdn.example/pictures' })
const shell =
  '<!doctype html><html lang="th"><head><!--brand--><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"><!--page--></div></body></html>'
const renderer =
  "export const renderPage = async (path) => ({ html: `<h1>${path}</h1>`, styles: '<style>h1{margin:0}</style>' })"
let folder = ''
let client = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  client = join(folder, 'client')
  out = join(folder, 'brands/saengthong')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'brands'))
  writeFileSync(join(client, 'index.html'), shell)
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/render.js'), renderer)
  writeFileSync(join(client, 'unsupported.html'), '<!doctype html><title>-</title>')
  writeFileSync(join(client, 'support.html'), '<!doctype html><title>-</title>')
  writeFileSync(join(client, 'assets/index-1.js'), 'console.log(1)')
  writeFileSync(join(client, 'assets/slipReader.worker-1.js'), '1')
})
afterEach(() => rmSync(folder, { recursive: true }))

const stamped = (name: string) => readFileSync(join(out, name), 'utf8')
const policyOf = (path: string) => {
  const rules: HeaderRule[] = JSON.parse(stamped('.hosting/headers.json'))
  return headersFor(path, rules)['Content-Security-Policy'] ?? ''
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a brand gets its page, its mark and its robots.txt; what is compiled is shared', async () => {
  expect(await stampBrand(brand, client, out)).toBe('stamped')
  expect(stamped('index.html')).toContain('<html lang="th">')
  expect(stamped('favicon.svg')).toMatch(/^<svg/)
  expect(stamped('robots.txt')).toContain('Disallow: /auth')
  expect(statSync(join(out, 'assets/index-1.js')).ino).toBe(statSync(join(client, 'assets/index-1.js')).ino)
})

test('nothing a brand says closes the element it stands in', async () => {
  await stampBrand(brand, client, out)
  const page = stamped('index.html')
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;')
  const [, data] = /<script type="application\/json" id="brand">([\s\S]*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data ?? '')).toMatchObject({ displayName: '</script><b>' })
})

test('the policy knows every inline block by its hash, and nothing else', async () => {
  await stampBrand(brand, client, out)
  const page = stamped('index.html')
  const policy = policyOf('/index.html')
  const [, boot = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => sha(style))
  expect(styles).toHaveLength(2)
  expect(policy).toContain(`script-src 'self' ${sha(boot)};`)
  const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
  expect(policy).toContain(`style-src 'self' ${[nothing, ...styles].join(' ')};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  expect(policy).not.toContain('unsafe')
})

test('only the slip reader’s worker may run WebAssembly', async () => {
  await stampBrand(brand, client, out)
  expect(policyOf('/assets/slipReader.worker-1.js')).toContain("'wasm-unsafe-eval'")
  expect(policyOf('/index.html')).not.toContain('wasm')
})

test.each(['<body style="margin:0">', '<body onload="x()">'])('the stamp stops at %s', async (body) => {
  writeFileSync(join(client, 'index.html'), shell.replace('<body>', body))
  await expect(stampBrand(brand, client, out)).rejects.toThrow('style or event attribute')
})

test('a brand that stands is not stamped again, until it or the app changes', async () => {
  await stampBrand(brand, client, out)
  const { mtimeMs } = statSync(join(out, 'index.html'))
  expect(await stampBrand(brand, client, out)).toBe('unchanged')
  expect(statSync(join(out, 'index.html')).mtimeMs).toBe(mtimeMs)
  expect(await stampBrand({ ...brand, themeColour: '#0B7A8C' }, client, out)).toBe('stamped')
  expect(await stampBrand({ ...brand, themeColour: '#0B7A8C' }, client, out)).toBe('unchanged')

  rmSync(join(client, 'assets/index-1.js'))
  writeFileSync(join(client, 'assets/index-2.js'), 'console.log(2)')
  expect(await stampBrand({ ...brand, themeColour: '#0B7A8C' }, client, out)).toBe('stamped')
  expect(existsSync(join(out, 'assets/index-1.js'))).toBe(false)
})

test('a brand’s scores and chat are let in by their hosts alone', async () => {
  const scores = { live: 'https://live.example/a', standings: '/simulated/standings' }
  const chat = {
    script: 'https://chat.example/widget.js',
    hosts: ['https://cdn.chat.example'],
    withhold: [],
    sandboxed: true,
  }
  await stampBrand({ ...brand, scores, chat }, client, out)
  expect(policyOf('/index.html')).toContain("frame-src https://live.example 'self';")
  expect(policyOf('/index.html')).toContain("connect-src 'self' https://live.example;")
  expect(policyOf('/index.html')).not.toContain('chat.example')
  const support = policyOf('/support.html')
  expect(support).toContain("script-src 'self' https://chat.example https://cdn.chat.example;")
  expect(support).toContain("frame-ancestors 'self'")
  expect(support).toContain('sandbox allow-scripts allow-forms allow-popups')
  expect(support).not.toContain('allow-same-origin')
  await stampBrand({ ...brand, chat: { ...chat, sandboxed: false } }, client, out)
  expect(policyOf('/index.html')).toContain(
    "script-src 'self' https://chat.example https://cdn.chat.example 'sha256-",
  )
})

test('the policy lets in the game providers that the brand lets in, and no others', async () => {
  await stampBrand({ ...brand, gameHosts: ['https://play.example/games'] }, client, out)
  expect(policyOf('/index.html')).toMatch(/frame-src [^;]*https:\/\/play\.example[ ;]/)
  await stampBrand({ ...brand, gameHosts: [] }, client, out)
  expect(policyOf('/index.html')).not.toContain('play.example')
})
