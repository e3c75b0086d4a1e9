import { endSession } from '@member/api-client/session'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { readFields } from './readInput.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import type { AppEnv, Services } from '../services/services.ts'

const partnersPage = () =>
  new Hono<AppEnv>().post('/adapters/bank/news', async (context) => context.text(await context.req.text()))
const staffPage = () =>
  new Hono<AppEnv>().post('/desk/operation', async (context) => context.json(await readFields(context)))

let open: OpenDatabase
let app: Hono<AppEnv>
let token: string
let throttles: Services['throttles']
beforeAll(async () => {
  open = await openTestDatabase()
  const { services } = testServices(open.database)
  app = createApp(services, [staffPage, partnersPage])
  throttles = services.throttles
  token = await signInAs(services, await newMember(services))
})
afterAll(async () => {
  endSession('logout')
  await open.close()
})

const mine = () => ({ Authorization: `Bearer ${token}` })
const endless = (chunk: string) => {
  let taken = 0
  const body = new ReadableStream({
    pull: (controller) => {
      taken += chunk.length
      controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  return { body, duplex: 'half' as const, taken: () => taken }
}
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
const part = '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n1\r\n'

test.each([
  ['a slip that is confirmed', '/api/auth/slip/confirm', { 'Content-Type': 'application/json' }],
  ['a slip without a picture', '/api/auth/slip/verify', { 'Content-Type': 'application/json' }],
  ['a form where none belongs', '/api/auth/slip/confirm', multipart],
  ['a log-in', '/api/auth/login', { 'Content-Type': 'application/json' }],
  ['a partner’s call', '/adapters/bank/news', { 'Content-Type': 'application/json' }],
  ['the back office', '/desk/operation', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a partner’s form', '/adapters/bank/news', multipart],
])('%s is read no further than 64 kB', async (_what, path, headers) => {
  const { taken, ...stream } = endless('['.repeat(16_384))
  const answer = await app.request(path, { method: 'POST', headers: { ...mine(), ...headers }, ...stream })
  expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close'])
  expect(taken()).toBeLessThan(150_000)
  const sent = { ...mine(), ...headers, 'Content-Length': '200000000' }
  expect((await app.request(path, { method: 'POST', headers: sent, body: '[' })).status).toBe(413)
})

test('no stream is made of a body that tells its length: it is read in one', async () => {
  const headers = { ...mine(), 'Content-Type': 'application/json', 'Content-Length': '2' }
  const request = new Request('http://localhost/api/auth/slip/confirm', {
    method: 'POST',
    headers,
    body: '{}',
  })
  const stream = vi.spyOn(request, 'body', 'get')
  expect(await (await app.fetch(request)).json()).toMatchObject({ code: 'VALIDATION' })
  expect(stream).not.toHaveBeenCalled()
})

test.each(['/api/auth/slip/verify', '/api/auth/slip/request-deposit'])(
  'a form of %s is read no further than it may be long, and a form of thousands of parts is none',
  async (path) => {
    const { taken, ...stream } = endless(part.repeat(1_000))
    const long = await app.request(path, {
      method: 'POST',
      headers: { ...mine(), ...multipart },
      ...stream,
    })
    expect([long.status, await long.json()]).toMatchObject([400, { code: 'SLIP_FILE_SIZE' }])
    expect(taken()).toBeLessThan(5e6)
    const { taken: takenOfMany, ...many } = endless(part)
    const headers = { ...mine(), ...multipart, 'Content-Length': '4000000' }
    const answer = await app.request(path, { method: 'POST', headers, ...many })
    expect(answer.status).toBe(400)
    // Less than a tenth of the allowed size.
    expect(takenOfMany()).toBeLessThan(4e5)
  },
)

test.each(['/api/auth/slip/verify', '/api/auth/slip/request-deposit'])(
  'who sends to %s too often is told so before the picture is read',
  async (path) => {
    throttles.slip = { times: 0, seconds: 60 }
    const { taken, ...stream } = endless(part)
    const headers = { ...mine(), ...multipart, 'Content-Length': '4000000' }
    const answer = await app.request(path, { method: 'POST', headers, ...stream })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(taken()).toBeLessThan(1_000)
  },
)
