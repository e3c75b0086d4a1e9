import { queryClientAtom, settingKey } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { aSetting, calls, never, signIn, unavailable, wire } from '@member/api-client/testing'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { logoutAtom } from './logout.ts'

const call = 'POST /api/auth/logout'
let store: ReturnType<typeof createStore>

beforeEach(() => {
  signIn()
  store = createStore()
})

const serverKnows = (logout: boolean) =>
  store.get(queryClientAtom).setQueryData(settingKey, aSetting({ features: { logout } }))

test('a member who logs out is forgotten by the server too', async () => {
  wire({ [call]: null })
  serverKnows(true)
  await store.set(logoutAtom)
  expect(calls(call)[0]?.headers['authorization']).toBe('Bearer a-token')
  expect(getSession()).toBeNull()
})

test('a member of a server that cannot forget is logged out all the same', async () => {
  wire({})
  await store.set(logoutAtom)
  expect(calls(call)).toHaveLength(0)
  expect(getSession()).toBeNull()
})

test('a member without a line is logged out all the same', async () => {
  wire({ [call]: unavailable() })
  serverKnows(true)
  await store.set(logoutAtom)
  expect(getSession()).toBeNull()
})

test('a member does not wait for a server that does not answer', async () => {
  vi.useFakeTimers()
  wire({ [call]: never() })
  serverKnows(true)
  const done = store.set(logoutAtom)
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  vi.useRealTimers()
  expect(getSession()).toBeNull()
})
