// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { prefetch, storedSession } from './early.ts'
import { creditCall, getCredit } from '../endpoints/credit.ts'
import { getSetting } from '../endpoints/site.ts'
import { aCredit, aSetting, signIn, signOut } from '../testing/index.ts'
import { ok } from './failure.testing.ts'

const from = {
  baseUrl: 'https://api.example',
  version: '1.2.3',
  hostname: 'member.example',
  language: 'th',
}

const network = (answer: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer)))

beforeEach(() => {
  connect({ ...from, adapter: () => Promise.reject(new Error('asked a second time')) })
})
afterEach(() => {
  vi.restoreAllMocks()
  globalThis.early = undefined
  signOut()
})

test('a visitor’s page asks before the app is here, and the app takes the answer', async () => {
  const fetched = network(ok(aSetting({ minDeposit: 7 })))
  prefetch({ method: 'GET', path: '/api/setting' }, { ...from, session: storedSession() })
  expect(fetched.mock.calls[0]).toMatchObject([
    'https://api.example/api/setting',
    {
      method: 'GET',
      headers: { platform: 'DSK', channel: 'web', version: '1.2.3', hostname: 'member.example' },
    },
  ])
  expect(fetched.mock.calls[0]![1]!.headers).not.toHaveProperty('Authorization')
  expect(await getSetting()).toMatchObject({ minDeposit: 7 })
  expect(fetched).toHaveBeenCalledOnce()
})

test('a member’s page asks as the member, with the same body the app would send', async () => {
  signIn()
  const fetched = network(ok(aCredit({ balance: 7 })))
  const { method, path } = creditCall
  prefetch({ method, path, body: { balanceType: 'M' } }, { ...from, session: storedSession() })
  expect(fetched.mock.calls[0]).toMatchObject([
    'https://api.example/api/auth/user/getCredit/demo1234',
    {
      body: '{"balanceType":"M"}',
      headers: { Authorization: 'Bearer a-token', 'Content-Type': 'application/json' },
    },
  ])
  expect(await getCredit()).toMatchObject({ balance: 7 })
})

test('an early call that is aborted frees the line, and troubles nobody', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  prefetch({ method: 'GET', path: '/api/setting' }, { ...from, session: null }).abort()
  expect(fetched.mock.calls[0]![1]!.signal?.aborted).toBe(true)
})

test('a stored session that is over, or is none, is a visitor’s', () => {
  expect(storedSession()).toBeNull()
  const aStoredSession = {
    token: 't',
    since: 1,
    expiresAt: new Date(2).toISOString(),
    user: { uuid: 'u', username: 'n' },
  }
  localStorage.setItem('member-session', JSON.stringify(aStoredSession))
  expect(storedSession()).toBeNull()
  localStorage.setItem(
    'member-session',
    JSON.stringify({ ...aStoredSession, expiresAt: '2999-01-01T00:00:00Z' }),
  )
  expect(storedSession()).toMatchObject({ token: 't', user: { username: 'n', level: 1 } })
  localStorage.setItem('member-session', '{')
  expect(storedSession()).toBeNull()
  localStorage.clear()
})
