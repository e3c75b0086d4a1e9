import { creditQuery, newQueryClient } from '@member/api-client'
import { aCredit, calls, changeMockApi, later, mockApi, signIn, signOut } from '@member/api-client/testing'
import { QueryObserver } from '@tanstack/query-core'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidateKinds } from './invalidate.ts'

const credit = 'POST /api/auth/user/getCredit/:username'

afterEach(() => {
  vi.useRealTimers()
  signOut()
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
