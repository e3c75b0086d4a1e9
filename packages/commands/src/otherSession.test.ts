import { actorAtom, creditKey, withdraw } from '@member/api-client'
import { getSession, updateSession } from '@member/api-client/session'
import { newSessionStore } from '@member/api-client/session-scope'
import {
  aWithdrawal,
  calls,
  changeMockApi,
  later,
  mockApi,
  never,
  signIn,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginCommand, openCommand } from './openCommands.ts'
import { aSession, keysSent, openPath, paid, path } from './withdrawing.testing.ts'

const anna = '11111111-1111-4111-8111-111111111111'
const bob = '22222222-2222-4222-8222-222222222222'

const bobLogsIn = () => {
  signOut()
  signIn({ uuid: bob })
}

beforeEach(() => {
  sessionStorage.clear()
  signIn({ uuid: anna })
})
afterEach(signOut)

test('what one member pressed is not sent after another logged in', async () => {
  mockApi({ [path]: paid, [openPath]: [] })
  const { press, state } = aSession()
  bobLogsIn()
  expect(await press(500)).toMatchObject({ status: 'refused', error: { kind: 'signed-out' } })
  expect(state()).toEqual({ status: 'idle' })
  expect(calls()).toHaveLength(0)
  expect(getSession()?.user.uuid).toBe(bob)
})

test('nor if the member changed while the outcome of an earlier press was looked up', async () => {
  mockApi({ [path]: unavailable(), [openPath]: [] })
  const { press } = aSession()
  await press(500)
  const found = later()
  changeMockApi({ [path]: paid, [openPath]: found.answer })
  const second = press(500)
  await vi.waitFor(() => expect(calls(openPath)).toHaveLength(2))
  bobLogsIn()
  found.come([])
  expect((await second).status).toBe('refused')
  expect(calls(path)).toHaveLength(1)
  expect(getSession()?.user.uuid).toBe(bob)
})

test('an answer that comes after the log-out is shown to no other member, and found at the next log-in', async () => {
  const answer = later()
  mockApi({ [path]: answer.answer, [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
  const before = aSession()
  const pressed = before.press(500)
  await vi.waitFor(() => expect(calls(path)).toHaveLength(1))
  bobLogsIn()
  answer.come(paid)
  expect((await pressed).status).toBe('refused')
  expect(aSession().client.getQueryData(creditKey)).toBeUndefined()

  signOut()
  signIn({ uuid: anna })
  const back = aSession()
  expect(await back.press(500)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 500 } } })
  expect(calls(path)).toHaveLength(1)
})

test('a new token or log-in of the same member changes nothing', async () => {
  mockApi({ [path]: paid })
  const { press } = aSession()
  updateSession(anna, { token: 'another-token', user: { name: 'ชื่อใหม่' } })
  expect((await press(500)).status).toBe('done')
  signOut()
  signIn({ uuid: anna })
  expect((await press(500)).status).toBe('done')
})

test('a command belongs to its member, and is refused in another session', async () => {
  mockApi({ [path]: paid })
  const annas = newSessionStore().get(actorAtom)
  const command = beginCommand(annas, 'withdraw', 500)
  bobLogsIn()
  await expect(withdraw(500, command)).rejects.toMatchObject({ kind: 'signed-out' })
  expect(calls()).toHaveLength(0)
  expect(getSession()?.user.uuid).toBe(bob)
  expect(openCommand(annas, 'withdraw')).toEqual(command)
})

test('the next member does not wait for a command of the previous one', async () => {
  mockApi({ [path]: never() })
  void aSession().press(500)
  bobLogsIn()
  changeMockApi({ [path]: paid })
  expect((await aSession().press(500)).status).toBe('done')
})
