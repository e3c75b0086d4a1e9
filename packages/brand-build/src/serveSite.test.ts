import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrand } from '@member/brand/testing'
import { anApp, thai } from './anApp.testing.ts'
import { type HeaderRule, headerRules } from './hosting/headers.ts'
import { answersOf, pageRoutesOf } from './hosting/routes.ts'
import { serveSite } from './serveSite.ts'

let folder = ''
let site = ''
let api: Server
let serving: Server
const streams = new EventEmitter()

const addressOf = (server: Server) => {
  const at = server.address()
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<h1>landing</h1>')
  writeFileSync(join(folder, 'login.html'), '<h1>login</h1>')
  writeFileSync(join(folder, 'contact.html'), '<h1>contact</h1>')
  writeFileSync(join(folder, 'app.html'), '<h1>app</h1>')
  writeFileSync(join(folder, '404.html'), '<h1>not there</h1>')
  writeFileSync(join(folder, '.digest'), 'secret')
  writeFileSync(join(folder, 'assets/a-1.js'), '1')
  mkdirSync(join(folder, 'own'))
  writeFileSync(join(folder, 'own/logo-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('1'))
  writeFileSync(join(folder, 'assets/a-1.js.gz'), gzipSync('1'))
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-All': '1', 'Cache-Control': 'no-cache' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    ...headerRules(aBrand(), { pages: {}, workers: {} }).filter(({ path }) => path === '/own/*'),
  ]
  mkdirSync(join(folder, '.hosting'))
  writeFileSync(join(folder, '.hosting/headers.json'), JSON.stringify(rules))
  writeFileSync(
    join(folder, '.hosting/pages.json'),
    JSON.stringify(pageRoutesOf(answersOf(anApp.routes, thai))),
  )
  api = createServer(({ method, url, headers }, response) => {
    if (url === '/api/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n')
      response.on('close', () => streams.emit('left'))
    } else response.end([method, url, ...(url === '/api/who' ? [headers['x-forwarded-for']] : [])].join(' '))
  })
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  serving = await serveSite({ folder, port: 0, api: addressOf(api) })
  site = addressOf(serving)
})
afterAll(() => {
  serving.close()
  api.close()
  rmSync(folder, { recursive: true })
})

const asked = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(site)
    // Not by `fetch`, which would normalise the path.
    request({ host: '127.0.0.1', port, path, headers: { 'X-Forwarded-For': '203.0.113.5' } }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })

test('no path leads anywhere but to the server, which gets the sender’s address', async () => {
  const strange = createServer((_, response) => response.end('strange'))
  await new Promise<void>((resolve) => {
    strange.listen(0, '127.0.0.1', resolve)
  })
  const { host } = new URL(addressOf(strange))
  expect(await asked(`//${host}/api/x?y=1`)).toBe('<h1>not there</h1>')
  expect(await asked(`http://${host}/api/x`)).toBe('<h1>not there</h1>')
  expect(await asked('/api/who')).toMatch(/^GET \/api\/who 203\.0\.113\.5, (::ffff:)?127\.0\.0\.1$/)
  strange.close()
})

const get = async (path: string) => {
  const answer = await fetch(site + path)
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    all: answer.headers.get('x-all'),
    text: await answer.text(),
  }
}

test.each([
  ['/', 'landing'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/contact/', 'contact'],
  ['/login?returnTo=%2Fauth%2Fdeposit', 'login'],
])('%s is a page made beforehand', async (path, page) => {
  expect(await get(path)).toEqual({ status: 200, cache: 'no-cache', all: '1', text: `<h1>${page}</h1>` })
})

test.each([
  '/regis/a/b',
  '/regis/a/b/',
  '/regiss/a/b',
  '/aff/x',
  '/auth',
  '/auth/',
  '/auth/any/thing',
  '/404',
])('%s is the app', async (path) => {
  expect(await get(path)).toEqual({ status: 200, cache: 'no-cache', all: '1', text: '<h1>app</h1>' })
})

test.each([
  '/nothing',
  '/.digest',
  '/.hosting/headers.json',
  '/_headers',
  '/%2e%2e/secret',
  '/assets/none.js',
  '/%zz',
])('%s is the page that says it is not there', async (path) =>
  expect(await get(path)).toMatchObject({ status: 404, cache: 'no-cache', text: '<h1>not there</h1>' }),
)

test('a file comes with the headers of its path', async () => {
  expect(await get('/assets/a-1.js')).toEqual({ status: 200, cache: 'immutable', all: '1', text: '1' })
})

test('a brand’s own file may run and load nothing', async () => {
  const { headers } = await fetch(`${site}/own/logo-1.svg`)
  expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

const packed = async (encodings: string, path = '/assets/a-1.js') => {
  const { headers } = await fetch(site + path, { headers: { 'Accept-Encoding': encodings } })
  return [headers.get('content-encoding'), headers.get('vary')]
}

test('a file that was packed is sent packed, as the browser takes it', async () => {
  expect(await packed('gzip, deflate, br')).toEqual(['br', 'Accept-Encoding'])
  expect(await packed('gzip')).toEqual(['gzip', 'Accept-Encoding'])
  expect(await packed('identity')).toEqual([null, 'Accept-Encoding'])
  expect(await packed('br', '/login')).toEqual([null, 'Accept-Encoding'])
})

const askFor = async (tag: string) => {
  const answer = await fetch(`${site}/login`, { headers: { 'If-None-Match': tag }, cache: 'no-store' })
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() }
}

test('a page that the browser has is not sent again, until it changes', async () => {
  const { tag } = await askFor('')
  expect(await askFor(tag)).toEqual({ status: 304, tag, text: '' })
  writeFileSync(join(folder, 'login.html'), '<h1>login, changed</h1>')
  expect(await askFor(tag)).toMatchObject({ status: 200, text: '<h1>login, changed</h1>' })
  writeFileSync(join(folder, 'login.html'), '<h1>login</h1>')
})

test('a file that goes while it is sent spoils its own answer alone', async () => {
  const file = join(folder, 'assets/gone-1.js')
  writeFileSync(file, '1')
  // After the check for existence, before opening.
  serving.once('request', () => rmSync(file))
  expect((await get('/assets/gone-1.js')).status).toBe(500)
  expect(await get('/login')).toMatchObject({ status: 200 })
})

test('a stream comes as it is sent, and the server notices when nobody follows it any more', async () => {
  const leaving = new AbortController()
  const { body, headers } = await fetch(`${site}/api/events`, { signal: leaving.signal })
  expect(headers.get('content-type')).toBe('text/event-stream')
  const { value } = (await body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('data: first\n\n')
  const left = once(streams, 'left')
  leaving.abort()
  await left
})

test('what a member sends arrives whole', async () => {
  const answer = await fetch(`${site}/api/slip`, { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect(await answer.text()).toBe('POST /api/slip')
})

test('calls go to the server; while it is unavailable they get an answer that says so', async () => {
  expect((await get('/api/setting?x=1')).text).toBe('GET /api/setting?x=1')
  expect((await get('/files/logo.svg')).text).toBe('GET /files/logo.svg')
  api.closeAllConnections()
  await new Promise((resolve) => {
    api.close(resolve)
  })
  expect((await get('/api/setting')).status).toBe(503)
})
