import { withdraw } from '@member/api-client'
import { calls, later, mockApi, signIn, signOut, unavailable } from '@member/api-client/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandAtom } from './commandAtom.ts'
import { stateAbout } from './commandState.ts'
import { aSession, openPath, paid, path } from './withdrawing.testing.ts'

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(signOut)

test('a press on something else waits for the one in flight, and has an outcome of its own', async () => {
  const first = later()
  mockApi({ [path]: () => (calls(path).length === 1 ? first.answer : paid), [openPath]: [] })
  const { press, state } = aSession(undefined, String)
  const [one, again, other] = [press(500), press(500), press(600)]
  expect(stateAbout(state(), '500')).toMatchObject({ status: 'sending', about: '500' })
  expect(stateAbout(state(), '600')).toEqual({ status: 'sending', about: '600' })
  await vi.waitFor(() => expect(calls(path)).toHaveLength(1))
  first.come(unavailable())
  expect(await one).toMatchObject({ status: 'uncertain', about: '500' })
  expect(await again).toBe(await one)
  expect(await other).toMatchObject({ status: 'done', about: '600' })
  expect(state().queued).toBeUndefined()
  expect(calls(path).map(({ body }) => body)).toEqual([{ amount: 500 }, { amount: 600 }])
})

test('the outcome of one is not that of another', async () => {
  mockApi({ [path]: paid })
  const { press, state } = aSession(undefined, String)
  await press(500)
  expect(stateAbout(state(), '500').status).toBe('done')
  expect(stateAbout(state(), '600').status).toBe('idle')
})

test('a press that breaks off before anything is sent does not block the next one', async () => {
  mockApi({ [path]: paid })
  const { store, state } = aSession(undefined, String)
  const payAtom = commandAtom<bigint | number, unknown>(
    'pay',
    (amount, command) => withdraw(Number(amount), command),
    { about: String },
  )
  // A bigint cannot be sent.
  const broken = store.set(payAtom, 500n)
  const next = store.set(payAtom, 600)
  expect(store.get(payAtom).queued).toEqual(['600'])
  await expect(broken).rejects.toThrow(TypeError)
  expect(await next).toMatchObject({ status: 'done', about: '600' })
  expect(store.get(payAtom).queued).toBeUndefined()
  expect(state().status).toBe('idle')
})
