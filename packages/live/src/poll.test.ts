import {
  creditQuery,
  listDeposits,
  newQueryClient,
  openWithdrawalsKey,
  type WithdrawList,
  withdrawalsQuery,
} from '@member/api-client'
import {
  aCredit,
  aDeposit,
  aList,
  aWithdrawal,
  calls,
  changeMockApi,
  mockApi,
  signIn,
} from '@member/api-client/testing'
import { focusManager, QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { isLiveAtom, poll } from './poll.ts'
import { deposits as depositsKind, withdrawals as withdrawalsKind } from './kinds.ts'
import { watchMoney } from './watchMoney.ts'

const deposits = 'GET /api/auth/deposit/:uuid'
const open = 'GET /api/auth/withdraw/withdraw-request/:uuid'
const withdrawals = 'GET /api/auth/withdraw/withdraw-history/:uuid'
const credit = 'POST /api/auth/user/getCredit/:username'

const nothing = {
  [deposits]: aList([]),
  [open]: [],
  [withdrawals]: aList([]),
  [credit]: aCredit({ balance: 0 }),
}

let leave = () => {}
beforeEach(() => {
  mockApi(nothing)
})
afterEach(() => {
  leave()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const looks = async ({ isLive = false } = {}) => {
  signIn()
  // The first call loads the HTTP client, so fake timers start after it.
  await listDeposits()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ending = new AbortController()
  const store = createStore()
  store.set(isLiveAtom, isLive)
  const client = newQueryClient()
  const shown = [
    new QueryObserver(client, creditQuery()).subscribe(() => undefined),
    new QueryObserver(client, withdrawalsQuery()).subscribe(() => undefined),
  ]
  const live = {
    client,
    store,
    since: Date.now(),
    shownAt: { deposit: '/deposit', withdraw: '/withdraw' },
    onDeposited: async () => undefined,
    signal: ending.signal,
  }
  poll(live, {
    deposits: watchMoney(depositsKind, live),
    withdrawals: watchMoney(withdrawalsKind, live),
  })
  leave = () => {
    for (const hide of shown) hide()
    ending.abort()
  }
  const isQuiet = () => vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await vi.waitFor(() => expect(calls(open)).toHaveLength(1))
  await isQuiet()
  return { store, client, isQuiet }
}

test('money that the bank brings changes the credit and is said within five seconds, where the server tells nothing', async () => {
  await looks()
  const before = calls(credit).length
  changeMockApi({
    [deposits]: aList([aDeposit({ amount: 512.25, status: 'SUCCESS' })]),
    [credit]: aCredit({ balance: 512.25 }),
  })
  vi.advanceTimersByTime(4_000)
  expect(await screen.findByText(/เงินเข้าแล้ว 512\.25/)).toBeTruthy()
  await vi.waitFor(() => expect(calls(credit)).toHaveLength(before + 1))
})

const isDecided = async (status: 'SUCCESS' | 'REJECTED' | 'FAILED') => {
  const asked = aWithdrawal({ amount: 301 })
  mockApi({ ...nothing, [open]: [asked], [withdrawals]: aList([asked]) })
  const { client } = await looks()
  const before = calls(credit).length
  const decided = { ...asked, status, canRetry: status === 'FAILED' }
  changeMockApi({ [open]: status === 'FAILED' ? [decided] : [], [withdrawals]: aList([decided]) })
  vi.advanceTimersByTime(4_000)
  await vi.waitFor(() => expect(calls(credit)).toHaveLength(before + 1))
  const listed = () => client.getQueryData<WithdrawList>(withdrawalsQuery().queryKey)?.items[0]?.status
  await vi.waitFor(() => expect(listed()).toBe(status))
}

test('a withdrawal that was paid is said, too', async () => {
  await isDecided('SUCCESS')
  expect(await screen.findByText(/ถอนสำเร็จ 301/)).toBeTruthy()
})

test.each(['REJECTED', 'FAILED'] as const)(
  'a withdrawal that becomes %s changes credit and lists within five seconds, where the server tells nothing',
  isDecided,
)

test('a withdrawal asked for meanwhile is watched; without one nothing is asked', async () => {
  const { client, isQuiet } = await looks()
  vi.advanceTimersByTime(20_000)
  expect(calls(open)).toHaveLength(1)

  changeMockApi({ [open]: [aWithdrawal()] })
  await client.invalidateQueries({ queryKey: openWithdrawalsKey })
  await isQuiet()
  const asked = calls(withdrawals).length
  vi.advanceTimersByTime(4_000)
  await vi.waitFor(() => expect(calls(withdrawals).length).toBeGreaterThan(asked))
})

test('nothing is asked while nobody looks', async () => {
  mockApi({ ...nothing, [open]: [aWithdrawal()] })
  await looks()
  focusManager.setFocused(false)
  const before = calls(open).length
  vi.advanceTimersByTime(20_000)
  expect(calls(open)).toHaveLength(before)
})

test('while the server pushes changes nothing is asked, and again once the stream is down', async () => {
  mockApi({ ...nothing, [open]: [aWithdrawal()] })
  const { store } = await looks()
  store.set(isLiveAtom, true)
  const before = [calls(deposits).length, calls(withdrawals).length]
  vi.advanceTimersByTime(20_000)
  expect([calls(deposits).length, calls(withdrawals).length]).toEqual(before)
  store.set(isLiveAtom, false)
  vi.advanceTimersByTime(4_000)
  await vi.waitFor(() => expect(calls(withdrawals).length).toBeGreaterThan(before[1]!))
})
