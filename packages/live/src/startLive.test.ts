import { newQueryClient } from '@member/api-client'
import { aList, calls, mockApi, signIn, signOut } from '@member/api-client/testing'
import { focusManager } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { startLive } from './startLive.ts'

const deposits = 'GET /api/auth/deposit/:uuid'
const ending = new AbortController()

afterEach(() => {
  ending.abort()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

test('a hidden page without a stream asks nothing until it is looked at', async () => {
  signIn()
  mockApi({ [deposits]: aList([]), 'GET /api/auth/withdraw/withdraw-request/:uuid': [] })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  vi.useFakeTimers()
  focusManager.setFocused(false)
  void startLive('a-member', true, {
    client: newQueryClient(),
    store: createStore(),
    since: Date.now(),
    shownAt: { deposit: '/deposit', withdraw: '/withdraw' },
    onDeposited: async () => undefined,
    signal: ending.signal,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls(deposits)).toHaveLength(0)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(calls(deposits).length).toBeGreaterThan(0))
})
