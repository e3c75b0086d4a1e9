import { calls } from '@member/api-client/contract'
import { endSession } from '@member/api-client/session'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../main/app.ts'
import { actions } from '../backoffice/actions.ts'
import { listen } from '../main/listen.ts'
import { deskOfOwner } from '../testing/deskOfOwner.ts'
import { staffAssets } from '@member/staff-page/assets'
import { brokenBodies, brokenForms, nobodys, wrongTexts } from '../testing/brokenInputs.ts'
import { atDesk } from '../testing/atDesk.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { openHouse } from '../testing/operator.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import type { AppEnv, Member } from '../services/services.ts'

const open = await openTestDatabase()
const { services, logged } = testServices(open.database)
for (const throttle of Object.values(services.throttles)) throttle.times = 100_000
let onLine = () => {}
services.log = (line) => {
  logged.push(line)
  onLine()
}
const partnersRoutes = () =>
  new Hono<AppEnv>().post('/adapters/bank/news', async (context) => context.text(await context.req.text()))
const app = createApp(services, [deskOfOwner, staffAssets, partnersRoutes])

let member: Member
let token: string
beforeAll(() => openHouse(open.database))
beforeEach(async () => {
  member = await newMember(services)
  token = await signInAs(services, member)
  logged.length = 0
})
afterAll(async () => {
  endSession('logout')
  await open.close()
})

const errors = () => logged.filter((line) => line['level'] === 'error' || line['fault'] !== undefined)

async function send(method: string, path: string, body?: string | FormData | URLSearchParams) {
  const ask = () =>
    app.request(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: body ?? null }),
    })
  let { status } = await ask()
  if (status === 401 && path.startsWith('/api/auth/')) {
    token = await signInAs(services, member)
    ;({ status } = await ask())
  }
  return status < 500 ? [] : [{ status, sent: `${method} ${path} ${bodyText(body)}`.slice(0, 300) }]
}

const bodyText = (body: unknown) => (body instanceof FormData ? JSON.stringify([...body]) : String(body))

async function expectRefusals(sent: (() => Promise<object[]>)[]) {
  const failed: object[] = []
  for (const each of sent) failed.push(...(await each()))
  expect(failed).toEqual([])
  expect(errors()).toEqual([])
}

function pathsOf(path: string): string[] {
  const filled = (fill: (name: string) => string) =>
    path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => fill(name))
  const own = filled((name) => (name === 'username' ? member.username : member.uuid))
  const wrong = ['%FF', '%E0%A4%A', ...wrongTexts.map((text) => encodeURIComponent(text.toWellFormed()))]
  return path.includes(':') ? [own, ...wrong.map((text) => filled(() => text))] : [own]
}

const queriesOf = (names: readonly string[]) =>
  names.flatMap((name) => wrongTexts.map((text) => `?${String(new URLSearchParams({ [name]: text }))}`))

test.each(calls)('$name answers a broken request with a refusal', async ({ call, query = {}, body }) => {
  const [own = '', ...others] = pathsOf(call.path)
  const whole = JSON.stringify(body)
  const isObject = typeof body === 'object' && body !== null
  await expectRefusals([
    ...others.map((path) => () => send(call.method, path, whole)),
    ...queriesOf(Object.keys(query)).map((search) => () => send(call.method, own + search, whole)),
    ...(call.method === 'GET' ? [] : brokenBodies(body)).map(
      (broken) => () => send(call.method, own, broken),
    ),
    ...(call.form && isObject ? brokenForms(body) : []).map((form) => () => send(call.method, own, form)),
  ])
})

test('a body that is cut off is no outage', async () => {
  const cut = [
    ...calls.map(({ call }) => call),
    { method: 'POST', path: '/desk/operation' },
    { method: 'POST', path: '/adapters/bank/news' },
  ]
  const served = await listen(app, { port: 0, host: '127.0.0.1' })
  const socket = connectTo(served.port)
  for (const { method, path } of cut.filter((each) => each.method !== 'GET')) {
    const [own = ''] = pathsOf(path)
    const head = `${method} ${own} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${crypto.randomUUID()}\r\nAuthorization: Bearer ${await signInAs(services, member)}\r\n`
    for (const rest of ['Content-Length: 100\r\n\r\n{"', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n']) {
      const isLogged = new Promise<void>((resolve) => (onLine = resolve))
      await socket(head + rest)
      await isLogged
    }
  }
  await served.stop(0)
  expect(errors()).toEqual([])
  expect(logged.filter(({ status }) => Number(status) >= 500)).toEqual([])
})

const connectTo = (port: number) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('close', () => resolve())
    socket.write(text, () => setImmediate(() => socket.destroy()))
  })

describe('staff', () => {
  const plausible: Record<string, string> = {
    reason: 'ลองดู',
    amount: '100',
    key: nobodys,
    what: 'POINTS',
    count: '1',
    websiteStatus: 'ON',
    type: 'BANNER',
    audience: 'MEMBERS',
    actionPath: '/auth/deposit',
    bankName: 'KBANK',
    bankId: '0481907725',
    accountName: 'บริษัท',
    uuid: '',
    off: '',
    bonusEvery: 'DAY',
    bonusEvery2: 'DAY',
    minimumAge: '20',
  }

  test.each(Object.entries(actions))(
    'are refused in a sentence where a form is broken: %s',
    async (path, action) => {
      const typed = action.fields.map((name) => [name, plausible[name] ?? '1'])
      const fields = { ...Object.fromEntries(typed), username: member.username }
      const [own = '', ...others] = pathsOf(`/desk/${path}`)
      await expectRefusals([
        ...[own, ...others].map((other) => () => send('POST', other, JSON.stringify(fields))),
        ...brokenBodies(fields).map((broken) => () => send('POST', own, broken)),
        ...Object.keys(fields).map(
          (name) => () => send('POST', own, new URLSearchParams({ ...fields, [name]: 'a\0b' })),
        ),
      ])
    },
  )

  test.each(['promotion', 'payouts', 'rules', 'operation', 'announcements', 'accounts', 'gifts'])(
    'change nothing with an empty form: %s',
    async (path) => expect(await atDesk(app, path)).toHaveProperty('problem'),
  )
})

const pages = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/'))
const asked = ['q', 'before', 'day', 'game', 'sent', 'problem']
const texts = ['a\0b', 'NaN', '%', '2026-02-30', '9'.repeat(30)]
test.each([...new Set(pages.map(({ method, path }) => `${method} ${path}`))])(
  'no address nor body breaks %s',
  async (page) => {
    const [method = '', path = ''] = page.split(' ')
    const [own = '', ...others] = pathsOf(path)
    const searches = texts.map((text) => String(new URLSearchParams(asked.map((name) => [name, text]))))
    await expectRefusals([
      ...others.map((address) => () => send(method, address, '{}')),
      ...(method === 'GET' ? searches : []).map((search) => () => send(method, `${own}?${search}`)),
      ...(method === 'GET' ? [] : brokenBodies({})).map((broken) => () => send(method, own, broken)),
    ])
  },
)
