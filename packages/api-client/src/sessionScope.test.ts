// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyone } from './client/call.ts'
import { login } from './endpoints/signIn.ts'
import { changePassword } from './endpoints/members.ts'
import { readNotices } from './endpoints/notices.ts'
import { withdraw } from './endpoints/withdrawals.ts'
import { getSession, updateSession } from './client/session.ts'
import { actorAtom, newSessionStore } from './sessionScope.ts'
import { aLogin, calls, later, signIn, signOut, mockApi } from './testing/index.ts'

const anna = '11111111-1111-4111-8111-111111111111'
const bob = '22222222-2222-4222-8222-222222222222'

const bobLogsIn = () => {
  signOut()
  signIn({ uuid: bob })
}

beforeEach(() => signIn({ uuid: anna }))
afterEach(signOut)

test('the token of a changed password is not the next member’s', async () => {
  const answer = later()
  mockApi({ 'POST /api/auth/user/change-password/:uuid': answer.answer })
  const changed = changePassword({ oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }, anyone)
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  bobLogsIn()
  updateSession(bob, { token: 'bobs-token' })
  answer.come({ token: 'annas-token' })
  await changed
  expect(getSession()?.token).toBe('bobs-token')
})

test('a log-in that is answered once another member has logged in is refused to its caller', async () => {
  signOut()
  const visitor = newSessionStore().get(actorAtom)
  const answer = later()
  mockApi({ 'POST /api/auth/login': answer.answer })
  const late = login({ username: 'anna', password: 'a' }, visitor)
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  signIn({ uuid: bob })
  answer.come(aLogin())
  await expect(late).rejects.toMatchObject({ kind: 'signed-out', code: 'ANOTHER_SESSION' })
  expect(getSession()?.user.uuid).toBe(bob)
})

test('but a change whose own session has ended meanwhile is answered', async () => {
  const annas = newSessionStore().get(actorAtom)
  const answer = later()
  mockApi({ 'POST /api/auth/user/change-password/:uuid': answer.answer })
  const changed = changePassword({ oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }, annas)
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  signOut()
  answer.come({ token: 'annas-token' })
  expect(await changed).toMatchObject({ token: 'annas-token' })
  expect(getSession()).toBeNull()
})

test('a command without a key belongs to its member as much: nothing is sent as the member logged in meanwhile', async () => {
  mockApi({ 'PUT /api/auth/notice/read': { unread: 0 } })
  const annas = newSessionStore().get(actorAtom)
  bobLogsIn()
  await expect(readNotices('2026-11-24T09:00:00+07:00', annas)).rejects.toMatchObject({
    kind: 'signed-out',
  })
  expect(calls()).toHaveLength(0)
  expect(getSession()?.user.uuid).toBe(bob)
})

test('a command that names no actor, or one made by hand, does not compile', () => {
  // @ts-expect-error -- whose command it is must be said
  expect(() => readNotices('2026-11-24T09:00:00+07:00')).toBeTypeOf('function')
  // @ts-expect-error -- only a session's store makes an actor
  expect(() => readNotices('2026-11-24T09:00:00+07:00', { member: bob })).toBeTypeOf('function')
  // @ts-expect-error -- nor is a key alone an order
  expect(() => withdraw(500, { key: 'a-key' })).toBeTypeOf('function')
})
