import { creditQuery, isLiveAtom, listDeposits, newQueryClient } from '@member/api-client'
import { aCredit, aDeposit, aList, calls, changeMockApi, mockApi, signIn } from '@member/api-client/testing'
import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { askDeposits } from './askDeposits.ts'

const deposits = 'GET /api/auth/deposit/:uuid'
const credit = 'POST /api/auth/user/getCredit/:username'

afterEach(() => vi.useRealTimers())

/** A member looks at a page that shows the credit. */
const looks = async () => {
  signIn()
  // What sends is loaded by the first call: no timer is turned while that takes its time.
  await listDeposits()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ending = new AbortController()
  const store = createStore()
  const client = newQueryClient()
  const leave = new QueryObserver(client, creditQuery()).subscribe(() => undefined)
  askDeposits({ client, store, signal: ending.signal })
  await vi.waitFor(() => expect(calls(deposits)).toHaveLength(2))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return {
    store,
    goes: () => {
      leave()
      ending.abort()
    },
  }
}

test('money that the bank brings changes the credit and is said within five seconds, where the server tells nothing', async () => {
  mockApi({ [deposits]: aList([]), [credit]: aCredit({ balance: 0 }) })
  const { goes } = await looks()
  changeMockApi({
    [deposits]: aList([aDeposit({ amount: 512.25, status: 'SUCCESS' })]),
    [credit]: aCredit({ balance: 512.25 }),
  })
  vi.advanceTimersByTime(4_000)
  expect(await screen.findByText(/เงินเข้าแล้ว 512\.25/)).toBeTruthy()
  await vi.waitFor(() => expect(calls(credit)).toHaveLength(2))
  goes()
})

test('while the server tells by itself nothing is asked', async () => {
  mockApi({ [deposits]: aList([]), [credit]: aCredit() })
  const { store, goes } = await looks()
  store.set(isLiveAtom, true)
  vi.advanceTimersByTime(20_000)
  expect(calls(deposits)).toHaveLength(2)
  goes()
})
