import { creditQuery, newQueryClient } from '@member/api-client'
import { aCredit, calls, mockApi, signIn, signOut, changeMockApi, later } from '@member/api-client/testing'
import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { isLiveAtom } from './poll.ts'
import { deposits, withdrawals } from './kinds.ts'
import { subscribe } from './startLive.ts'
import { watchMoney } from './watchMoney.ts'
import { invalidateKinds } from './invalidate.ts'

const credit = 'POST /api/auth/user/getCredit/:username'
const ending = { now: new AbortController() }

afterEach(() => {
  ending.now.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

/** Shows the credit, then opens the stream with a first event and a later one. */
const joins = async (first: object) => {
  signIn()
  mockApi({ [credit]: aCredit({ balance: 1 }) })
  const events = [first, { changed: ['level'] }]
  const text = events.map((event, at) => `id: ${at}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/event-stream' } })),
  )
  vi.stubGlobal('fetch', fetched)
  ending.now = new AbortController()
  const store = createStore()
  const client = newQueryClient()
  const hide = new QueryObserver(client, creditQuery()).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const live = {
    client,
    store,
    since: Date.now(),
    shownAt: { deposit: '/deposit', withdraw: '/withdraw' },
    onDeposited: async () => undefined,
    signal: ending.now.signal,
  }
  const states: boolean[] = []
  store.sub(isLiveAtom, () => states.push(store.get(isLiveAtom)))
  subscribe('a-member', live, {
    deposits: watchMoney(deposits, live),
    withdrawals: watchMoney(withdrawals, live),
  })
  // The stream has ended, so all of it was read.
  await vi.waitFor(() => expect(states).toEqual([true, false]))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  hide()
  return { asked: calls(credit).length, stream: fetched.mock.calls[0]?.[0] }
}

test('where nothing changed since the page was opened, nothing is asked again', async () => {
  const { asked, stream } = await joins({ changed: [], missed: [] })
  expect(asked).toBe(1)
  expect(stream).toMatch(/\?since=\d+$/)
})

test('what changed since the page was opened is asked again', async () => {
  expect((await joins({ changed: [], missed: ['credit'] })).asked).toBe(2)
})

test('where the server does not say what changed, the money is asked again', async () => {
  expect((await joins({ changed: [] })).asked).toBe(2)
})

test('two hundred events a second leave the credit its answer, and ask for it only now and then', async () => {
  signIn()
  mockApi({ [credit]: aCredit({ balance: 1 }) })
  const client = newQueryClient()
  const observer = new QueryObserver(client, creditQuery())
  const hide = observer.subscribe(() => undefined)
  const shows = (balance: number) =>
    vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject({ balance }))
  await shows(1)
  vi.useFakeTimers()
  const slow = later()
  changeMockApi({ [credit]: slow.answer })
  const flood = setInterval(() => invalidateKinds(client, ['credit']), 5)
  await vi.advanceTimersByTimeAsync(700)
  slow.come(aCredit({ balance: 77 }))
  await vi.advanceTimersByTimeAsync(700)
  clearInterval(flood)
  expect(observer.getCurrentResult().data).toMatchObject({ balance: 77 })
  // The first answer, the slow one, and one each half second after it.
  expect(calls(credit).length).toBeLessThan(6)
  hide()
})

test('events that come while the first answer is pending lead to a second request', async () => {
  signIn()
  const slow = later()
  mockApi({ [credit]: slow.answer })
  const client = newQueryClient()
  const observer = new QueryObserver(client, creditQuery())
  const hide = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(calls(credit)).toHaveLength(1))
  changeMockApi({ [credit]: aCredit({ balance: 78 }) })
  invalidateKinds(client, ['credit'])
  slow.come(aCredit({ balance: 77 }))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject({ balance: 78 }))
  hide()
})
