import { creditQuery, newQueryClient } from '@member/api-client'
import { aCredit, calls, changeMockApi, mockApi, signIn, signOut } from '@member/api-client/testing'
import { QueryObserver } from '@tanstack/query-core'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidateKinds } from './invalidate.ts'

const credit = 'POST /api/auth/user/getCredit/:username'

afterEach(signOut)

const slow = () => new Promise((resolve) => setTimeout(resolve, 700, aCredit({ balance: 77 })))

test('two hundred events a second leave the credit its answer, and ask for it only now and then', async () => {
  signIn()
  mockApi({ [credit]: aCredit({ balance: 1 }) })
  const client = newQueryClient()
  const observer = new QueryObserver(client, creditQuery())
  const hide = observer.subscribe(() => undefined)
  const shows = (balance: number) =>
    vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject({ balance }))
  await shows(1)
  changeMockApi({ [credit]: slow })
  const flood = setInterval(() => invalidateKinds(client, ['credit']), 5)
  await shows(77).finally(() => clearInterval(flood))
  expect(calls(credit).length).toBeLessThan(6)
  hide()
})

test('news that comes while the first answer is under way leads to a second question', async () => {
  signIn()
  mockApi({ [credit]: slow })
  const client = newQueryClient()
  const observer = new QueryObserver(client, creditQuery())
  const hide = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(calls(credit)).toHaveLength(1))
  changeMockApi({ [credit]: aCredit({ balance: 78 }) })
  invalidateKinds(client, ['credit'])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject({ balance: 78 }))
  hide()
})
