import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { getCredit } from '../endpoints/credit.ts'
import { anyone, newCommand } from './call.ts'
import { login } from '../endpoints/signIn.ts'
import { getOperation, getSetting } from '../endpoints/site.ts'
import { verifySlip } from '../endpoints/slips.ts'
import { withdraw } from '../endpoints/withdrawals.ts'
import { getEnding, getSession, updateSession } from './session.ts'
import { aCredit, aSetting, aVerifiedSlip, aWithdrawal, signIn, signOut } from '../testing/index.ts'
import { realServer } from './realServer.testing.ts'
import { failure, no, ok } from './failure.testing.ts'
import { platform } from './headers.ts'

let server: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  server = await realServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})
afterEach(() => {
  signOut()
  connect({ adapter: undefined })
})

describe('what is sent', () => {
  test('a visitor sends platform, channel, version and hostname, and no token', async () => {
    server.respond(200, ok(aSetting()))
    await getSetting()
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/api/setting' })
    expect(server.received[0]!.headers).toMatchObject({
      platform: 'DSK',
      channel: 'web',
      version: '1.2.3',
      hostname: 'member.example',
    })
    expect(server.received[0]!.headers).not.toHaveProperty('authorization')
    expect(server.received[0]!.headers).not.toHaveProperty('idempotency-key')
  })

  test('a member sends the token, their own id in the path, and the key of the order', async () => {
    signIn()
    server.respond(200, ok({ withdraw: aWithdrawal(), credit: aCredit() }))
    const order = newCommand()
    await withdraw(500, order)
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/withdraw/11111111-1111-4111-8111-111111111111',
      body: '{"amount":500}',
    })
    expect(server.received[0]!.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'idempotency-key': order.key,
    })
  })

  test('a picture travels as a multipart form', async () => {
    signIn()
    server.respond(200, ok(aVerifiedSlip()))
    const file = new File(['picture'], 'slip.png', { type: 'image/png' })
    await verifySlip({ file, amount: 500 }, anyone)
    const { headers, body } = server.received[0]!
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(body).toContain('name="file"; filename="slip.png"')
    expect(body).toContain('name="amount"\r\n\r\n500')
  })

  test('a call that needs a member sends nothing for a visitor', async () => {
    expect(await failure(getCredit())).toMatchObject({ kind: 'signed-out', status: 401001 })
    expect(server.received).toHaveLength(0)
  })

  test('every call is cancelled after 60 seconds', async () => {
    const adapter = vi.fn().mockRejectedValue(new Error('stop'))
    connect({ adapter })
    await failure(getOperation())
    expect(adapter.mock.calls[0]![0]).toMatchObject({ timeout: 60_000 })
  })
})

describe('what ends the session', () => {
  test.each([
    [401, no(401002)],
    [200, no(401003)],
    [200, no(401)],
    [401, '<html>Unauthorized</html>'],
  ])('HTTP %i with %o ends it as expired', async (http, body) => {
    signIn()
    server.respond(http, body)
    expect((await failure(getCredit())).kind).toBe('signed-out')
    expect(getSession()).toBeNull()
    expect(getEnding()?.reason).toBe('expired')
  })

  test('a suspended member reads why', async () => {
    signIn()
    server.respond(200, no(403001, { message: 'บัญชีถูกระงับ' }))
    await failure(getCredit())
    expect(getSession()).toBeNull()
    expect(getEnding()).toEqual({ reason: 'suspended', message: 'บัญชีถูกระงับ' })
  })

  test.each([400001, 401010, 404001, 409101, 422101, 429001, 500001, 500256, 503001])(
    '%i does not',
    async (status) => {
      signIn()
      server.respond(Math.floor(status / 1000), no(status))
      await failure(getCredit())
      expect(getSession()).not.toBeNull()
    },
  )

  test('the body outranks HTTP: 500256 under a 401 keeps it', async () => {
    signIn()
    server.respond(401, no(500256))
    expect((await failure(getCredit())).kind).toBe('refused')
    expect(getSession()).not.toBeNull()
  })

  test('a wrong password stays on the screen, with a sub-code or without', async () => {
    server.respond(401, no(401010, { message: 'รหัสผ่านไม่ถูกต้อง' }))
    expect(await failure(login({ username: 'a', password: 'b' }, anyone))).toMatchObject({
      kind: 'refused',
      message: 'รหัสผ่านไม่ถูกต้อง',
    })
    server.respond(401, {})
    expect((await failure(login({ username: 'a', password: 'b' }, anyone))).kind).toBe('refused')
  })

  test('a log-in that the server asks work for is sent again with it', async () => {
    server.respond(429, no(429001, { data: { retryAfterSec: 900, work: 8 } }))
    const typed = { username: ' somchai ', password: 'ความลับ' }
    expect((await failure(login(typed, anyone))).status).toBe(429001)
    const sent = server.received.map(({ body }) => body)
    expect(sent).toHaveLength(2)
    const { proof } = v.parse(v.object({ proof: v.string() }), JSON.parse(sent[1]!))
    const hash = createHash('sha256').update(`somchai\nความลับ\n${proof}`).digest('hex')
    expect(hash).toMatch(/^00/)
  })

  test('but not where it asks for more than an honest one would', async () => {
    server.respond(429, no(429001, { data: { work: 40 } }))
    expect((await failure(login({ username: 'a', password: 'b' }, anyone))).status).toBe(429001)
    expect(server.received).toHaveLength(1)
  })

  test('a late answer to an older session leaves the new one alone', async () => {
    signIn()
    server.respondWith((response) => {
      signOut()
      signIn()
      updateSession(getSession()!.user.uuid, { token: 'another-token' })
      response.writeHead(401).end(JSON.stringify(no(401003)))
    })
    await failure(getCredit())
    expect(getSession()?.token).toBe('another-token')
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['AND', 'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/120', 5],
  ['IOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', 5],
  ['IOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5],
  ['DSK', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0],
  ['DSK', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10],
])('%s is told by %s', (expected, userAgent, maxTouchPoints) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  expect(platform()).toBe(expected)
})
