import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@member/api-client/contract'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

const listening = async (server: Server) => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('developers take the contract as a page, as OpenAPI and as JSON schemas', async () => {
  const files = ['--docs', at('docs.html'), '--openapi', at('openapi.json'), '--schemas', at('schemas.json')]
  const { code, output } = await contract(files)
  expect([code, output.split('\n')]).toEqual([0, ['docs.html', 'openapi.json', 'schemas.json'].map(written)])

  const page = read('docs.html')
  for (const { name, call } of calls) expect(page).toContain(`<h2 id="${name}">${call.method} ${call.path}`)
  expect(page.match(/&quot;status&quot;: 200/g)).toHaveLength(calls.length)
  expect(page).not.toMatch(/<script|https?:\/\/(?!play|api|www|localhost)[^<&]*\.(js|css|woff)/)

  const { paths }: { paths: Record<string, object> } = JSON.parse(read('openapi.json'))
  // Plus the stream, which is not a call.
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length + 1)
  expect(paths).toHaveProperty([
    '/api/auth/events',
    'get',
    'responses',
    '200',
    'content',
    'text/event-stream',
  ])
  expect(paths).toHaveProperty(['/api/auth/withdraw/{uuid}', 'post', 'operationId'], 'withdraw')
  expect(Object.keys(JSON.parse(read('schemas.json')))).toEqual(calls.map(({ name }) => name))
})

const written = (name: string) => `${at(name)} is written.`

test('a server that breaks the contract ends with 1, and the reports say how', async () => {
  const server = createServer((_, response) => response.end('<h1>It works!</h1>'))
  const { code, output } = await contract([
    await listening(server),
    '--json',
    at('report.json'),
    '--html',
    at('report.html'),
  ])
  server.close()
  expect(code).toBe(1)
  expect(output.split('\n').slice(0, 2)).toEqual([written('report.json'), written('report.html')])
  expect(output).toMatch(/breaks the contract: \d+ rules fulfilled, \d+ broken, \d+ not judged/)
  expect(output).toContain('call:getSetting: GET /api/setting answered no type, not application/json')
  expect(JSON.parse(read('report.json')).findings).toContainEqual(
    expect.objectContaining({ id: 'failures:unknown', verdict: 'broken' }),
  )
  expect(read('report.html')).toMatch(/<h2>Broken<\/h2>[\s\S]*✗ broken[\s\S]*<h2>Calls<\/h2>/)
})

test('a server that is not there ends with 2 and one sentence', async () => {
  const server = createServer()
  const address = await listening(server)
  await new Promise((closed) => server.close(closed))
  expect(await contract([address])).toEqual({
    code: 2,
    output: expect.stringMatching(
      /^http:\/\/127\S+ cannot be judged: GET \/api\/setting was not answered: .*\.$/,
    ),
  })
})

test('a server of which no rule could be judged ends with 2 and says so', async () => {
  const server = createServer((_, response) =>
    response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '900' }).end('{}'),
  )
  const address = await listening(server)
  const { code, output } = await contract([address])
  server.close()
  expect(code).toBe(2)
  expect(output).toContain(`${address} was not judged: 0 rules fulfilled, 0 broken,`)
  expect(output).toContain('GET /api/setting answered HTTP 429, Retry-After 900')
})

test('a server that leads elsewhere ends with 2 and says where to', async () => {
  const server = createServer((_, response) =>
    response.writeHead(301, { location: 'https://www.api.example/api/setting' }).end(),
  )
  const address = await listening(server)
  const { code, output } = await contract([address])
  server.close()
  expect([code, output]).toEqual([
    2,
    `${address} cannot be judged: GET /api/setting redirects to https://www.api.example/api/setting; calls must be answered without a redirect.`,
  ])
})

test.each(['--json', '--html', '--docs'])(
  '%s into a folder that is not there is told at once',
  async (flag) => {
    expect(await contract(['https://api.example', flag, at('none/file')])).toEqual({
      code: 2,
      output: `${at('none/file')} cannot be written: there is no folder ${at('none')}; make it first.`,
    })
  },
)

test.each([
  [[], 'pnpm contract https://api.example'],
  [['a', 'b'], 'pnpm contract https://api.example'],
  [['--wirtes'], "Unknown option '--wirtes'"],
  [['api.example'], 'api.example is no address; write it with https://'],
  [['https://api.example', '--as', 'member'], '--as has no password; write --as member:password.'],
  [['https://api.example', '--timeout', 'soon'], '--timeout is no number of seconds.'],
])('%j is a sentence and ends with 2', async (args, sentence) => {
  expect(await contract(args)).toEqual({ code: 2, output: expect.stringContaining(sentence) })
})
