import { brokenBodies, unknownUuids } from '@member/api/testing/brokenInputs'
import { brokenRequests } from '@member/api/testing/brokenRequests'
import { createApp } from '@member/api/testing/internals'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { seedOperator } from '@member/api/testing/seedOperator'
import { testServices } from '@member/api/testing/testServices'
import { endSession } from '@member/api-client/session'
import { staffAssets } from '@member/staff-page/assets'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actions } from './actions.ts'
import { atBackOffice, ownersBackOffice } from './testing/ownersBackOffice.ts'

const open = await openTestDatabase()
const bench = testServices(open.database)
const { app, begin, send, expectRefusals, pathsOf, expectNoOutage, username } = brokenRequests(bench, () =>
  createApp(bench.services, [ownersBackOffice, () => staffAssets()]),
)

beforeAll(() => seedOperator(open.database))
beforeEach(begin)
afterAll(async () => {
  endSession('logout')
  await open.close()
})

describe('staff', () => {
  const plausible: Record<string, string> = {
    reason: 'ลองดู',
    amount: '100',
    key: unknownUuids,
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
      const fields = { ...Object.fromEntries(typed), username: username() }
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
    async (path) => expect(await atBackOffice(app, path)).toHaveProperty('problem'),
  )
})

test('a body that is cut off is no outage', () =>
  expectNoOutage([{ method: 'POST', path: '/desk/operation' }]))

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
