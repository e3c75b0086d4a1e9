// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './serveSite.ts'

let folder = ''
let site = ''
let api: Server
let serving: Server

const addressOf = (server: Server) => {
  const at = server.address()
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<h1>app</h1>')
  writeFileSync(join(folder, '.stamp'), 'secret')
  writeFileSync(join(folder, 'assets/a-1.js'), '1')
  const rules = {
    '/*': { 'Cache-Control': 'no-cache', 'X-All': '1' },
    '/assets/*': { 'Cache-Control': 'immutable' },
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(rules))
  api = createServer((request, response) => response.end(`${request.method} ${request.url}`))
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
  '/',
  '/login',
  '/regis/a/b',
  '/regiss/a/b',
  '/aff/x',
  '/promotion',
  '/live-score',
  '/score',
  '/auth',
  '/auth/any/thing',
  '/404',
])('%s is the app', async (path) => {
  expect(await get(path)).toEqual({ status: 200, cache: 'no-cache', all: '1', text: '<h1>app</h1>' })
})

test.each(['/nothing', '/regis/a', '/.stamp', '/headers.json', '/%2e%2e/secret', '/assets/none.js', '/%zz'])(
  '%s is the app, which says that it is not there',
  async (path) => expect(await get(path)).toMatchObject({ status: 404, text: '<h1>app</h1>' }),
)

test('a file comes with the headers of its path', async () => {
  expect(await get('/assets/a-1.js')).toEqual({ status: 200, cache: 'immutable', all: '1', text: '1' })
})

test('calls go to the server; while it is away they are told so', async () => {
  expect((await get('/api/setting?x=1')).text).toBe('GET /api/setting?x=1')
  expect((await get('/files/logo.svg')).text).toBe('GET /files/logo.svg')
  api.closeAllConnections()
  await new Promise((resolve) => {
    api.close(resolve)
  })
  expect((await get('/api/setting')).status).toBe(503)
})
