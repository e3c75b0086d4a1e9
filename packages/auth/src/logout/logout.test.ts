import { newSessionStore } from '@member/api-client/session-scope'
import { getSession } from '@member/api-client/session'
import { settingAnswerAtom } from '@member/api-client/setting'
import { aSetting, calls, never, signIn, unavailable, mockApi } from '@member/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { logoutAtom } from './logout.ts'

const call = 'POST /api/auth/logout'
let store: ReturnType<typeof newSessionStore>

beforeEach(() => {
  signIn()
  store = newSessionStore()
})

const serverKnows = (logout: boolean) =>
  store.set(settingAnswerAtom, { setting: aSetting({ features: { logout } }), at: Date.now() })

test('a member who logs out is forgotten by the server too', async () => {
  mockApi({ [call]: null })
  serverKnows(true)
  await store.set(logoutAtom)
  await vi.waitFor(() => expect(calls(call)).toHaveLength(1))
  expect(calls(call)[0]?.headers['authorization']).toBe('Bearer a-token')
  expect(getSession()).toBeNull()
})

test('the name of a member who logs out is not stored for the next log-in', async () => {
  mockApi({})
  localStorage.setItem('login-name', 'demo1234')
  await store.set(logoutAtom)
  expect(localStorage.getItem('login-name')).toBeNull()
})

test('a member of a server that cannot forget is logged out all the same', async () => {
  mockApi({})
  await store.set(logoutAtom)
  expect(calls(call)).toHaveLength(0)
  expect(getSession()).toBeNull()
})

test('a member without a line is logged out all the same', async () => {
  mockApi({ [call]: unavailable() })
  serverKnows(true)
  await store.set(logoutAtom)
  expect(getSession()).toBeNull()
})

test('a session is over before the server has forgotten it: no call of the page is refused', async () => {
  mockApi({ [call]: never() })
  serverKnows(true)
  const done = store.set(logoutAtom)
  expect(getSession()).toBeNull()
  await done
})

test('a member is not logged out by what the one before them pressed', async () => {
  mockApi({ [call]: null })
  serverKnows(true)
  signIn({ uuid: 'somebody-else' })
  await store.set(logoutAtom)
  expect(calls(call)).toHaveLength(0)
  expect(getSession()?.user.uuid).toBe('somebody-else')
})
