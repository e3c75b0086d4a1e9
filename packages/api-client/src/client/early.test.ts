// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { type EarlyCall, prefetch, storedSession } from './early.ts'
import { creditCall, creditQuery, getCredit } from '../endpoints/credit.ts'
import { getSetting } from '../endpoints/site.ts'
import { aCredit, aSetting, calls, mockApi, signIn, signOut } from '../testing/index.ts'
import { failure, no, ok } from './failure.testing.ts'
import { newQueryClient } from '../newQueryClient.ts'

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

const path = 'GET /api/setting'
const creditPath = 'POST /api/auth/user/getCredit/demo1234'

const says = (body: unknown) =>
  Promise.resolve({
    status: 200,
    headers: new Headers({ 'x-request-id': 'r1' }),
    text: JSON.stringify(body),
  })

const sent = (name: string, answer: EarlyCall['answer'], over: Partial<EarlyCall> = {}) => {
  const abort = vi.fn()
  globalThis.early = { [name]: { token: null, at: Date.now(), abort, answer, ...over } }
  return abort
}

const heldOpen: EarlyCall['answer'] = new Promise(() => {})
const holdCredit = () => sent(creditPath, heldOpen, { token: 'a-token', body: '{"balanceType":"M"}' })

describe('a call of the app', () => {
  beforeEach(() => mockApi({ [path]: aSetting({ minDeposit: 2 }), [creditPath]: aCredit({ balance: 2 }) }))
  afterEach(() => {
    globalThis.early = undefined
    vi.useRealTimers()
    signOut()
  })

  describe('an answer that was asked for before the code came', () => {
    test('is taken once', async () => {
      sent(path, says(ok(aSetting({ minDeposit: 1 }))))
      expect(await getSetting()).toMatchObject({ minDeposit: 1 })
      expect(calls()).toHaveLength(0)
      expect(await getSetting()).toMatchObject({ minDeposit: 2 })
    })

    test.each<[string, Partial<EarlyCall>]>([
      ['another member’s', { token: 'another' }],
      ['an old one', { at: Date.now() - 11_000 }],
      ['one to another question', { body: '{}' }],
    ])('is not where it is %s', async (_, over) => {
      const abort = sent(path, says(ok(aSetting({ minDeposit: 1 }))), over)
      expect(await getSetting()).toMatchObject({ minDeposit: 2 })
      expect(abort).toHaveBeenCalledOnce()
    })

    test('is sorted as every other is', async () => {
      sent(path, says(no(500256)))
      expect(await failure(getSetting())).toMatchObject({ kind: 'refused', status: 500256 })
      sent(path, says('<html>'))
      expect(await failure(getSetting())).toMatchObject({ kind: 'unreadable' })
      const text = Promise.resolve({ status: 503, headers: new Headers(), text: '<html>' })
      sent(path, text)
      expect(await failure(getSetting())).toMatchObject({ kind: 'unavailable', status: 503 })
    })

    test('that never reached the server is asked for again, once', async () => {
      sent(path, Promise.reject(new TypeError('no line')))
      expect(await getSetting()).toMatchObject({ minDeposit: 2 })
      expect(calls()).toHaveLength(1)
    })
  })

  describe('the credit, held open by the server', () => {
    test('is cancelled 60 seconds after it was sent, and the read fails', async () => {
      vi.useFakeTimers()
      signIn()
      const abort = holdCredit()
      await vi.advanceTimersByTimeAsync(5_000)
      const read = failure(newQueryClient().fetchQuery(creditQuery()))
      await vi.advanceTimersByTimeAsync(55_000)
      expect(await read).toMatchObject({
        kind: 'unavailable',
        code: 'ECONNABORTED',
        message: 'ใช้เวลานานกว่าปกติ กรุณาตรวจสอบประวัติรายการก่อนทำซ้ำ',
      })
      expect(abort).toHaveBeenCalledOnce()
      expect(calls()).toHaveLength(0)
    })

    test('is cancelled when the member leaves, and asked for again when they come back', async () => {
      signIn()
      const abort = holdCredit()
      const client = newQueryClient()
      const read = client.fetchQuery(creditQuery()).catch((error: unknown) => error)
      await client.cancelQueries()
      expect(await read).toBeInstanceOf(Error)
      expect(abort).toHaveBeenCalledOnce()
      expect(await client.fetchQuery(creditQuery())).toMatchObject({ balance: 2 })
    })
  })
})
