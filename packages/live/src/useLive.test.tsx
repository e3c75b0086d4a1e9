import {
  aList,
  aMemberSummary,
  aSetting,
  calls,
  later,
  mockApi,
  signIn,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useLive, useRefreshOnFocus } from './useLive.ts'
import { type MemberSummary, memberSummaryQuery, newQueryClient, queryClientAtom } from '@member/api-client'
import { focusManager } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { startLive } from './startLive.ts'
import { getSession } from '@member/api-client/session'

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

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signOut()
})

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

test('a hidden page without a stream asks nothing until it is looked at', async () => {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
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

const summary = 'GET /api/auth/user/:uuid'
const bob = '22222222-2222-4222-8222-222222222222'

const Refreshing = () => {
  useRefreshOnFocus()
  return null
}

const comeBack = async () => {
  const held = later()
  mockApi({ 'GET /api/setting': aSetting(), [summary]: held.answer })
  const { store } = show(<Refreshing />)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await waitFor(() => expect(calls(summary)).toHaveLength(1))
  const known = () => store.get(queryClientAtom).getQueryData(memberSummaryQuery().queryKey)
  return async (data: MemberSummary) => {
    held.come(data)
    await waitFor(() => expect(known()).toEqual(data))
  }
}

describe('on focus', () => {
  test('a member who comes back has the name and level of now', async () => {
    const answer = await comeBack()
    await answer(aMemberSummary({ name: 'ชื่อใหม่', level: 5 }))
    await waitFor(() => expect(getSession()?.user).toMatchObject({ name: 'ชื่อใหม่', level: 5 }))
  })

  test('but not the next member, who has logged in before the answer came', async () => {
    const answer = await comeBack()
    signOut()
    signIn({ uuid: bob, name: 'บ๊อบ', level: 1 })
    await answer(aMemberSummary({ name: 'แอนนา', level: 6 }))
    expect(getSession()?.user).toMatchObject({ uuid: bob, name: 'บ๊อบ', level: 1 })
    expect(localStorage.getItem('member-session')).not.toContain('แอนนา')
  })
})
