import { calls } from '@member/api-client/contract'
import { endSession } from '@member/api-client/session'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { createApp } from '../main/app.ts'
import type { AppEnv } from '../services/services.ts'
import { brokenBodies, brokenForms, wrongTexts } from '../testing/brokenInputs.ts'
import { brokenRequests } from '../testing/brokenRequests.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { seedOperator } from '../testing/seedOperator.ts'
import { testServices } from '../testing/testServices.ts'

const open = await openTestDatabase()
const bench = testServices(open.database)
const partnersRoutes = () =>
  new Hono<AppEnv>().post('/adapters/bank/news', async (context) => context.text(await context.req.text()))
const { app, begin, send, expectRefusals, pathsOf, expectNoOutage } = brokenRequests(bench, () =>
  createApp(bench.services, [partnersRoutes]),
)

beforeAll(() => seedOperator(open.database))
beforeEach(begin)
afterAll(async () => {
  endSession('logout')
  await open.close()
})

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

test('a body that is cut off is no outage', () =>
  expectNoOutage([...calls.map(({ call }) => call), { method: 'POST', path: '/adapters/bank/news' }]))

const pages = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/'))
const asked = ['q', 'before', 'problem']
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
