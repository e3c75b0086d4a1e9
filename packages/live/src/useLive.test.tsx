import { aList, aSetting, calls, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLive } from './useLive.ts'

const deposits = 'GET /api/auth/deposit/:uuid'
const stream = 'GET /api/auth/events'

const options = {
  shownAt: { deposit: '/deposit', withdraw: '/withdraw' },
  onDeposited: async () => undefined,
}
const Page = () => {
  useLive('a-member', options)
  return null
}

afterEach(signOut)

test('where the server has no stream, deposits are asked for once the page has nothing else to do', async () => {
  mockApi({
    'GET /api/setting': aSetting(),
    [deposits]: aList([]),
    'GET /api/auth/withdraw/withdraw-request/:uuid': [],
    'GET /api/auth/withdraw/withdraw-history/:uuid': aList([]),
  })
  const { leave } = show(<Page />)
  await waitFor(() => expect(calls(deposits).length).toBeGreaterThan(0))
  expect(calls(stream)).toHaveLength(0)
  leave()
})
