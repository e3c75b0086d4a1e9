import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'
import { newMember, password } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'

let open: OpenDatabase
let app: Hono<AppEnv>
let services: Services
let logged: Record<string, unknown>[]
let member: Member
let other: Member
let token: string

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const cacheControlOf = async (path: string) => (await app.request(path)).headers.get('Cache-Control')
const mine = () => ({ Authorization: `Bearer ${token}` })

beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services, logged } = testServices(open.database))
  app = createApp(services)
  member = await newMember(services)
  other = await newMember(services)
  const answer: unknown = await (
    await app.request('/api/auth/login', json({ username: member.username, password }))
  ).json()
  token = /"token":"([^"]+)"/.exec(JSON.stringify(answer))![1]!
})
afterAll(() => open.close())

const login = (body: string) =>
  app.request('/api/auth/login', {
    ...json({}),
    body,
    headers: { 'Content-Length': String(body.length) },
  })

const answering = (execute: () => Promise<unknown>) =>
  new Proxy(services.database, {
    get: (_, name) =>
      name === '_'
        ? { session: { client: {} } }
        : () => ({ from: () => ({ where: () => ({ prepare: () => ({ execute }) }) }) }),
  })

describe('every failure leaves in the envelope', () => {
  test('an unknown path', async () => {
    const response = await app.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      status: 404_001,
      code: 'NOT_FOUND',
      message: expect.stringMatching(/[ก-๙]/),
      data: null,
      requestId: response.headers.get('X-Request-Id'),
    })
  })

  test('a body that is no JSON, one that is too large, one with a NUL', async () => {
    expect((await login('{')).status).toBe(400)
    expect((await login('[]')).status).toBe(400)
    const large = await login(JSON.stringify({ username: 'x'.repeat(70_000), password }))
    expect([large.status, await large.json()]).toMatchObject([413, { status: 413_001, code: 'TOO_LARGE' }])
    expect((await login(JSON.stringify({ username: 'a\u0000b', password }))).status).toBe(400)
  })

  test('one nested deeper than any form, and a form that breaks off', async () => {
    expect((await login('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400)
    const form = await app.request('/api/auth/slip/request-deposit', {
      method: 'POST',
      headers: { ...mine(), 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nbroken',
    })
    expect(form.status).toBe(400)
  })

  test('a caller without a token is refused before anything is read', async () => {
    let read = 0
    const body = new ReadableStream({
      pull: (controller) => {
        read += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const upload = { method: 'POST', body, duplex: 'half' as const }
    expect((await app.request('/api/auth/slip/verify', upload)).status).toBe(401)
    expect(read).toBeLessThan(5)
  })

  test('a fault of the database is logged without the values it was about', async () => {
    logged.length = 0
    const secret = 'phone-of-a-member'
    const asked = () => services.database.execute(sql`select ${secret}::int`)
    const database = answering(asked)
    expect((await createApp({ ...services, database }).request('/api/setting')).status).toBe(500)
    expect(JSON.stringify(logged)).toContain('a query failed')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  test('a breakdown tells no more than its request id; the log tells the rest', async () => {
    const broken = createApp({ ...services, clock: () => assertNever() })
    const response = await broken.request('/api/setting')
    const body: unknown = await response.json()
    expect([response.status, body]).toMatchObject([500, { status: 500_001, code: 'INTERNAL', data: null }])
    expect(JSON.stringify(body)).not.toContain('clockwork')
    expect(JSON.stringify(logged)).toContain('clockwork')
  })

  test('a database that is unreachable is "unavailable"', async () => {
    const database = answering(unavailable)
    const response = await createApp({ ...services, database }).request('/api/setting')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test('a database that is known to be unreachable is not asked, and no requests are asked for', async () => {
    const database = new Proxy(services.database, { get: () => () => assertNever() })
    const unavailable = createApp({ ...services, database, readiness: () => 'no-database' })
    const response = await unavailable.request('/api/setting')
    expect([response.status, await response.json()]).toMatchObject([503, { status: 503_001 }])
    const ready = await unavailable.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'no-database' }])
    expect((await unavailable.request('/healthz')).status).toBe(200)
  })
})

const unavailable = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

function assertNever(): never {
  throw new Error('the clockwork broke')
}

const askAs = (method: string, path: string, body?: unknown) =>
  app.request(path, {
    ...(body === undefined ? {} : json(body)),
    method,
    headers: { ...mine(), 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  })

describe("another's ids are not there", () => {
  test('in a path or in a body', async () => {
    const { uuid, username } = other
    const answers = await Promise.all([
      askAs('GET', `/api/auth/user/detail/${uuid}`),
      askAs('GET', `/api/auth/user/${uuid}`),
      askAs('GET', `/api/auth/user/level/${uuid}`),
      askAs('GET', `/api/auth/deposit/${uuid}`),
      askAs('GET', `/api/auth/withdraw/withdraw-history/${uuid}`),
      askAs('GET', `/api/auth/withdraw/withdraw-request/${uuid}`),
      askAs('POST', `/api/auth/withdraw/${uuid}`, { amount: 100 }),
      askAs('POST', `/api/auth/user/getCredit/${username}`, { balanceType: 'M' }),
      askAs('POST', `/api/auth/user/getCredit/${member.username}`, { balanceType: 'M', username }),
      askAs('POST', `/api/auth/user/change-password/${uuid}`, {}),
      askAs('GET', `/api/auth/user/detail/not-a-uuid`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  test('one’s own are', async () => {
    expect((await askAs('GET', `/api/auth/user/detail/${member.uuid}`)).status).toBe(200)
  })
})

describe('headers', () => {
  test('what is open to all is asked for again, what is one person’s is stored nowhere', async () => {
    const paths = [
      '/api/setting',
      '/api/setting/operational/website',
      '/api/configuration',
      '/api/announcement',
    ]
    for (const path of [...paths, '/api/deposit', '/api/withdraw/history'])
      expect(await cacheControlOf(path)).toBe('no-cache')
    expect(await cacheControlOf(`/api/user/checkPhone/${member.phone}`)).toBe('no-store')
  })

  test('answers to members are not stored anywhere', async () => {
    const own = await app.request(`/api/auth/user/${member.uuid}`, { headers: mine() })
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect((await app.request('/api/auth/login', json({}))).headers.get('Cache-Control')).toBe('no-store')
    expect(own.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(own.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  test('browsers may call from the brand and, where all is simulated, from this machine', async () => {
    const from = async (origin: string, through = app) => {
      const { headers } = await through.request('/api/setting', { headers: { Origin: origin } })
      return headers.get('Access-Control-Allow-Origin')
    }
    const live = createApp({ ...services, localOrigins: false })
    expect(await from('https://saengthong.example')).toBe('https://saengthong.example')
    expect(await from('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await from('http://localhost:5173', live)).toBeNull()
    expect(await from('https://saengthong.example.evil.example')).toBeNull()
    const asked = await app.request('/api/auth/withdraw/x', {
      method: 'OPTIONS',
      headers: { Origin: 'https://saengthong.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    const answer = await app.request('/api/setting', { headers: { Origin: 'https://saengthong.example' } })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(/Retry-After.*Idempotent-Replayed/)
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Origin')
  })

  test('an answer is made once, with all its headers', async () => {
    const made = vi.spyOn(globalThis, 'Response')
    const headers = { ...mine(), Origin: 'https://saengthong.example' }
    expect((await app.request(`/api/auth/user/${member.uuid}`, { headers })).status).toBe(200)
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  })

  test('a repeat says that it is one', async () => {
    const order = { ...mine(), 'Idempotency-Key': crypto.randomUUID() }
    const ask = () => app.request(`/api/auth/withdraw/${member.uuid}`, json({ amount: 100 }, order))
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status]).toEqual([422, 422])
    expect(first.headers.get('Idempotent-Replayed')).toBeNull()
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await again.json()).toEqual(await first.json())
  })
})

test('the log has one line a request, with no secret and nothing of the member but the uuid', async () => {
  logged.length = 0
  const device = { platform: 'AND', version: '1.2.3', hostname: 'saengthong.example' }
  await app.request(`/api/auth/user/${member.uuid}?secret=1`, { headers: { ...mine(), ...device } })
  await app.request(`/api/user/checkPhone/${member.phone}`)
  expect(logged).toMatchObject([
    { method: 'GET', route: '/api/auth/user/:uuid', status: 200, member: member.uuid, ...device },
    { method: 'GET', route: '/api/user/checkPhone/:value', status: 200 },
  ])
  const text = JSON.stringify(logged)
  for (const secret of [token, member.phone, member.username, 'secret']) expect(text).not.toContain(secret)
})

test('the pages of the simulation are not there without it', async () => {
  const live = createApp({ ...services, localOrigins: false })
  expect((await live.request('/desk')).status).toBe(404)
  expect((await live.request('/bank')).status).toBe(404)
})
