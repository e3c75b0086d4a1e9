import {
  creditQuery,
  type Deposit,
  levelQuery,
  listDeposits,
  newQueryClient,
  newestDepositsQuery,
  newestWithdrawalsQuery,
  openWithdrawalsQuery,
  settledDepositAtom,
  settledWithdrawalAtom,
} from '@member/api-client'
import {
  aCredit,
  aDeposit,
  aLevel,
  aList,
  aWithdrawal,
  calls,
  changeMockApi,
  mockApi,
  signIn,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { QueryObserver } from '@tanstack/query-core'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidateKinds } from './invalidate.ts'
import { deposits as depositsKind, withdrawals as withdrawalsKind } from './kinds.ts'
import { type Live, watchMoney } from './watchMoney.ts'

const deposits = 'GET /api/auth/deposit/:uuid'
const withdrawals = 'GET /api/auth/withdraw/withdraw-history/:uuid'
const opened = Date.parse('2026-11-20T12:00:00+07:00')
const before = '2026-11-20T11:59:00+07:00'
const after = '2026-11-20T12:01:00+07:00'
const own = aDeposit({ uuid: 'own-deposit', amount: 250, updatedAt: before })

let leaving: AbortController
beforeEach(() => {
  signIn()
  leaving = new AbortController()
})
afterEach(() => {
  leaving.abort()
  signOut()
})

function page() {
  const client = newQueryClient()
  const live: Live = {
    client,
    store: createStore(),
    since: opened,
    shownAt: { deposit: '/deposit', withdraw: '/withdraw' },
    onDeposited: async () => undefined,
    signal: leaving.signal,
  }
  return { client, live }
}

function watch(settled: Deposit[] = []) {
  const { client, live } = page()
  const { store } = live
  store.sub(settledDepositAtom, () => settled.push(store.get(settledDepositAtom)!))
  return { client, settled, ...watchMoney(depositsKind, live) }
}

test('what is announced of money is what the member’s own list says', async () => {
  mockApi({ [deposits]: aList([own]) })
  const { look } = watch()
  look('own-deposit')
  look('somebody-elses')
  expect(await screen.findByText(/เงินเข้าแล้ว 250/)).toBeTruthy()
})

test('of a deposit with a locked part both parts are announced', async () => {
  mockApi({ [deposits]: aList([{ ...own, isBeyondLimit: true, kept: 150, credited: 100 }]) })
  const { look } = watch()
  look('own-deposit')
  expect(await screen.findByText(/ได้รับยอดโอน 250\.00.บาท แล้ว ในยอดนี้พักไว้ 150/)).toBeTruthy()
})

test('two deposits in one event are two messages, and what was there before is none', async () => {
  const first = aDeposit({ uuid: 'first', amount: 101, updatedAt: after })
  const second = aDeposit({ uuid: 'second', amount: 202, updatedAt: after })
  mockApi({ [deposits]: aList([second, first, own]) })
  const { look, settled } = watch()
  look('second')
  await waitFor(() => expect(settled).toEqual([first, second]))
  look('second')
  await waitFor(() => expect(calls(deposits)).toHaveLength(2))
  expect(settled).toHaveLength(2)
})

test('a page that shows the list asks for it once', async () => {
  mockApi({ [deposits]: aList([]) })
  const { client, look, settled } = watch()
  // The first call loads the HTTP library.
  await listDeposits()
  const hide = new QueryObserver(client, newestDepositsQuery()).subscribe(() => undefined)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const asked = calls(deposits).length
  changeMockApi({ [deposits]: aList([own]) })
  invalidateKinds(client, ['deposits'])
  look('own-deposit')
  await waitFor(() => expect(settled).toEqual([own]))
  expect(calls(deposits)).toHaveLength(asked + 1)
  hide()
})

test('what staff pay sends each request of the page once', async () => {
  const paid = aWithdrawal({ status: 'SUCCESS', updatedAt: after })
  mockApi({
    [withdrawals]: aList([paid]),
    'GET /api/auth/withdraw/withdraw-request/:uuid': [],
    'POST /api/auth/user/getCredit/:username': aCredit(),
    'GET /api/auth/user/level/:uuid': aLevel(),
  })
  const { client, live } = page()
  await listDeposits().catch(() => undefined)
  const shown = [newestWithdrawalsQuery(), openWithdrawalsQuery(), creditQuery(), levelQuery()]
  const hide = shown.map((query) => new QueryObserver<unknown>(client, query).subscribe(() => undefined))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const asked = calls().length
  invalidateKinds(client, ['withdrawals', 'credit', 'level', 'notices'])
  const settled: unknown[] = []
  live.store.sub(settledWithdrawalAtom, () => settled.push(live.store.get(settledWithdrawalAtom)))
  watchMoney(withdrawalsKind, live).look(paid.uuid)
  await waitFor(() => expect(settled).toEqual([paid]))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(calls().length - asked).toBe(shown.length)
  for (const leave of hide) leave()
})

type Turn = ReturnType<typeof turnClock>
const ways: [string, (look: () => void, turn: Turn) => unknown][] = [
  ['the network is back, though the stream never broke', () => window.dispatchEvent(new Event('online'))],
  ['the stream is back', (recheck) => recheck()],
  ['a moment has passed', (_, turn) => turn(1_000)],
]

test.each(ways)('what could not be looked up is announced once %s', async (_, comesBack) => {
  const turn = turnClock()
  mockApi({ [deposits]: unavailable() })
  const { look, recheck, settled } = watch()
  look('own-deposit')
  await waitFor(() => expect(calls(deposits)).toHaveLength(3))
  changeMockApi({ [deposits]: aList([own]) })
  await comesBack(recheck, turn)
  await waitFor(() => expect(settled).toEqual([own]))
})
