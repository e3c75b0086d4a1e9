import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { newMember, password } from '../testing/newMember.ts'
import { readFields } from './readInput.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import type { AppEnv, Services } from '../services/services.ts'

let open: OpenDatabase | undefined
let services: Services
let app: Hono<AppEnv>
beforeEach(async () => {
  open ??= await openTestDatabase()
  ;({ services } = testServices(open.database))
  services.throttles.refused = { times: 3, seconds: 60 }
  app = createApp(services, [partnersPage])
})
afterAll(() => open?.close())

const partnersPage = () =>
  new Hono<AppEnv>().post('/adapters/bank/news', async (context) => context.json(await readFields(context)))

const nested = '['.repeat(60_000)
const headers = { 'Content-Type': 'application/json' }

const send = (path: string, body: string, more: Record<string, string> = {}) =>
  app.request(
    path,
    { method: 'POST', headers: { ...headers, 'X-Forwarded-For': '198.51.100.1', ...more }, body },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )

const asMember = async () => ({
  Authorization: `Bearer ${await signInAs(services, await newMember(services))}`,
})

test('no more than sixteen levels of a body are read, by the calls and by the pages', async () => {
  const { username } = await newMember(services)
  const levels = (count: number) =>
    `{"username":"${username}","password":"${password}","more":${'['.repeat(count - 1)}${']'.repeat(count - 1)}}`
  expect((await send('/api/auth/login', levels(16))).status).toBe(200)
  expect((await send('/api/auth/login', levels(17))).status).toBe(400)
  expect((await send('/adapters/bank/news', levels(16))).status).toBe(200)
  expect((await send('/adapters/bank/news', levels(17))).status).toBe(400)
})

test('brackets within a text are no levels', async () => {
  const { username } = await newMember(services)
  const said = { username, password, note: `\\"${'['.repeat(100)}` }
  expect((await send('/api/auth/login', JSON.stringify(said))).status).toBe(200)
})

test('a visitor who sends wrong requests shuts out nobody who shares their address', async () => {
  const { username } = await newMember(services)
  for (let sent = 0; sent < 100; sent += 1)
    for (const body of [nested, '{}', 'x']) expect((await send('/api/auth/login', body)).status).toBe(400)
  expect((await send('/api/auth/login', JSON.stringify({ username, password }))).status).toBe(200)
})

test('a member who sends wrong requests is refused, others at their address are not', async () => {
  const [wrong, right] = [await asMember(), await asMember()]
  const path = '/api/auth/slip/verify'
  for (let sent = 0; sent < 3; sent += 1) expect((await send(path, nested, wrong)).status).toBe(400)
  const refused = await send(path, '{}', wrong)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  expect((await send(path, '{}', right)).status).toBe(400)
})
