import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withdraw } from '@member/api-client'
import { commandAtom, RESUME } from './commandAtom.ts'
import { lostCommands, onLostCommands } from './openCommands.ts'
import {
  aMember,
  aWithdrawal,
  calls,
  never,
  refusal,
  reply,
  changeMockApi,
  signIn,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { path, openPath, paid, aSession, keysSent } from './withdrawing.testing.ts'

const stored = () => Object.keys(sessionStorage)

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  vi.restoreAllMocks()
  signOut()
})

describe('a lost answer', () => {
  test.each([
    ['no network', unavailable()],
    ['a timeout', unavailable('ECONNABORTED')],
    ['an unreadable answer', reply(200, '<html>')],
    ['an error of the server', refusal(500001)],
    ['a gateway', reply(502, 'Bad Gateway')],
    ['a status that is neither success nor failure', reply(200, { status: 201, message: 'created' })],
    ['the same command still in progress', refusal(409902)],
  ])('(%s) is looked up, and found without sending again', async (_, lost) => {
    mockApi({
      [path]: lost,
      [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })],
    })
    const { press } = aSession()
    expect(await press(500)).toMatchObject({
      status: 'done',
      answer: { withdraw: { amount: 500 } },
      isFound: true,
    })
    expect(calls(path)).toHaveLength(1)
    expect(stored()).toEqual([])
  })

  test('that is not found leaves the command uncertain; the next press looks it up and sends the same key', async () => {
    mockApi({ [path]: unavailable(), [openPath]: [] })
    const { press, state } = aSession()
    expect(await press(500)).toMatchObject({ status: 'uncertain', error: { kind: 'unavailable' } })
    changeMockApi({ [path]: paid })
    const second = press(500)
    expect(state()).toEqual({ status: 'checking' })
    expect((await second).status).toBe('done')
    expect(calls(openPath)).toHaveLength(2)
    expect(keysSent()).toHaveLength(2)
    expect(keysSent()[1]).toBe(keysSent()[0])
  })

  test('that is found at the next press is not sent again, whatever the new input', async () => {
    mockApi({ [path]: unavailable(), [openPath]: unavailable() })
    const { press } = aSession()
    expect((await press(500)).status).toBe('uncertain')
    changeMockApi({ [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
    expect(await press(700)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 500 } } })
    expect(calls(path)).toHaveLength(1)
  })

  test('that cannot be looked up is not sent again', async () => {
    mockApi({ [path]: unavailable(), [openPath]: unavailable() })
    const { press } = aSession()
    await press(500)
    expect((await press(500)).status).toBe('uncertain')
    expect(calls(path)).toHaveLength(1)
  })

  test('and another amount gets another key', async () => {
    mockApi({ [path]: unavailable(), [openPath]: [] })
    const { press } = aSession()
    await press(500)
    changeMockApi({ [path]: paid })
    await press(700)
    expect(new Set(keysSent()).size).toBe(2)
  })

  test('of a command without a look-up repeats the same key for the same input', async () => {
    mockApi({ [path]: unavailable() })
    const { store } = aSession()
    const blind = commandAtom('blind', withdraw)
    await store.set(blind, 500)
    await store.set(blind, 500)
    await store.set(blind, 600)
    expect(keysSent()[1]).toBe(keysSent()[0])
    expect(keysSent()[2]).not.toBe(keysSent()[0])
  })
})

const lost = () => lostCommands(aMember().uuid)

describe('a lost command is listed', () => {
  test('while its outcome is unknown, and not while it is in flight', async () => {
    const onLost = vi.fn<() => void>()
    const leave = onLostCommands(onLost)
    mockApi({ [path]: unavailable(), [openPath]: unavailable() })
    const { press } = aSession()
    const pressed = press(500)
    expect(lost()).toEqual([])
    await pressed
    expect(lost()).toEqual(['withdraw'])
    expect(onLost).toHaveBeenCalled()
    changeMockApi({ [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
    await press(500)
    expect(lost()).toEqual([])
    leave()
  })

  test('until the server reports none; the next press repeats the key', async () => {
    mockApi({ [path]: unavailable(), [openPath]: [] })
    const { press, store, withdrawAtom } = aSession()
    await press(500)
    expect(lost()).toEqual(['withdraw'])
    await store.set(withdrawAtom, RESUME)
    expect(lost()).toEqual([])
    await press(500)
    expect(keysSent()[1]).toBe(keysSent()[0])
  })

  test('but not if the server decided nothing', async () => {
    mockApi({ [path]: refusal(429001, null, { retryAfter: 5 }) })
    await aSession().press(500)
    expect(lost()).toEqual([])
  })
})

describe('a reload', () => {
  test('in the middle repeats the key, and looks up the outcome as soon as the screen is back', async () => {
    mockApi({ [path]: never(), [openPath]: [] })
    void aSession().press(500)
    await vi.waitFor(() => expect(calls(path)).toHaveLength(1))

    changeMockApi({ [path]: paid })
    const reloaded = aSession()
    const leave = reloaded.store.sub(reloaded.withdrawAtom, () => undefined)
    await vi.waitFor(() => expect(calls(openPath)).toHaveLength(1))
    await vi.waitFor(() => expect(reloaded.state()).toEqual({ status: 'idle' }))
    await reloaded.press(500)
    expect(keysSent()[1]).toBe(keysSent()[0])
    leave()
  })

  test('after the server executed the command shows it done', async () => {
    mockApi({ [path]: never(), [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
    void aSession().press(500)
    await vi.waitFor(() => expect(calls(path)).toHaveLength(1))
    const reloaded = aSession()
    reloaded.store.sub(reloaded.withdrawAtom, () => undefined)
    await vi.waitFor(() => expect(reloaded.state().status).toBe('done'))
    expect(calls(path)).toHaveLength(1)
  })

  test('without an open command sends nothing', () => {
    mockApi({})
    const { store, withdrawAtom } = aSession()
    store.sub(withdrawAtom, () => undefined)
    expect(calls()).toHaveLength(0)
  })

  test('after the server decided nothing looks nothing up, and repeats the key at the next press', async () => {
    mockApi({ [path]: refusal(429001, null, { retryAfter: 5 }), [openPath]: [] })
    await aSession().press(500)
    const reloaded = aSession()
    reloaded.store.sub(reloaded.withdrawAtom, () => undefined)
    expect(reloaded.state()).toEqual({ status: 'idle' })
    expect(calls(openPath)).toHaveLength(0)
    changeMockApi({ [path]: paid })
    await reloaded.press(500)
    expect(keysSent()[1]).toBe(keysSent()[0])
  })

  test('finds the key in the tab’s storage', async () => {
    mockApi({ [path]: unavailable() })
    await aSession(null).press(500)
    vi.resetModules()
    const { storedCommand } = await import('./storedCommand.ts')
    const session = await import('@member/api-client/session')
    expect(session.getSession()?.user.username).toBe('demo1234')
    expect(storedCommand(session.getSession()?.user.uuid, 'withdraw')?.key).toBe(keysSent()[0])
  })
})

test('of two lost commands, a press on either during the look-up has its own outcome and sends nothing', async () => {
  mockApi({ [path]: unavailable(), [openPath]: unavailable() })
  const { press } = aSession(undefined, String)
  expect((await press(500)).status).toBe('uncertain')
  expect((await press(600)).status).toBe('uncertain')
  const [first, second] = keysSent()
  changeMockApi({
    [openPath]: () => [
      aWithdrawal({ order: first!, amount: 500 }),
      aWithdrawal({ order: second!, amount: 600 }),
    ],
  })
  const after = aSession(undefined, String)
  void after.store.set(after.withdrawAtom, RESUME)
  expect(await after.press(500)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 500 } } })
  expect(await after.press(600)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 600 } } })
  expect(keysSent()).toEqual([first, second])
})
