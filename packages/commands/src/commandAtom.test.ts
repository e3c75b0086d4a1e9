import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkIn,
  creditKey,
  creditQuery,
  listOpenWithdrawals,
  openWithdrawalsKey,
  withdraw,
} from '@member/api-client'
import { commandAtom, RESET } from './commandAtom.ts'
import {
  aCredit,
  calls,
  never,
  refusal,
  changeMockApi,
  signIn,
  signOut,
  mockApi,
  later,
  unavailable,
} from '@member/api-client/testing'
import { path, openPath, creditPath, paid, aSession, keysSent } from './withdrawing.testing.ts'
import { stateAbout } from './commandState.ts'

const stored = () => Object.keys(sessionStorage)

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  vi.restoreAllMocks()
  signOut()
})

describe('a press', () => {
  test('sends once however often it is repeated, and returns the outcome', async () => {
    mockApi({ [path]: paid })
    const { press, state } = aSession()
    const [first, second, third] = [press(500), press(500), press(700)]
    expect(state()).toEqual({ status: 'sending' })
    expect(await first).toEqual({ status: 'done', answer: paid })
    expect(await second).toBe(await first)
    expect(await third).toBe(await first)
    expect(calls(path)).toHaveLength(1)
    expect(calls(path)[0]!.body).toEqual({ amount: 500 })
    expect(stored()).toEqual([])
  })

  test('after it is done sends nothing, and returns the outcome of the first', async () => {
    mockApi({ [path]: paid })
    const { press } = aSession()
    const first = await press(500)
    expect(await press(500)).toBe(first)
    expect(calls(path)).toHaveLength(1)
  })

  test('for something else, or after a reset, is a new command with a key of its own', async () => {
    mockApi({ [path]: paid })
    const { store, withdrawAtom, press } = aSession()
    await press(500)
    await press(700)
    await store.set(withdrawAtom, RESET)
    await press(700)
    expect(calls(path).map(({ body }) => body)).toEqual([{ amount: 500 }, { amount: 700 }, { amount: 700 }])
    expect(new Set(keysSent()).size).toBe(3)
    expect(keysSent()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('of the next member does not wait for the previous member’s', async () => {
    mockApi({ [path]: never() })
    const { withdrawAtom, press } = aSession()
    void press(500)
    signOut()
    signIn({ uuid: 'another-member' })
    changeMockApi({ [path]: paid })
    const next = aSession()
    expect(next.store.get(withdrawAtom)).toEqual({ status: 'idle' })
    expect((await next.store.set(withdrawAtom, 500)).status).toBe('done')
  })

  test('that takes no input needs none', async () => {
    mockApi({
      'POST /api/auth/game/check-in': {
        gameLog: { id: 1, gameValue: 5, gameValueTomorrow: 6 },
        credit: aCredit(),
      },
    })
    const { store } = aSession()
    const checkInAtom = commandAtom('checkIn', (_: void, command) => checkIn(command))
    expect((await store.set(checkInAtom, undefined)).status).toBe('done')
  })

  test('is reset to idle, except while it is in flight', async () => {
    mockApi({ [path]: paid })
    const { store, withdrawAtom, press, state } = aSession()
    const pressed = press(500)
    expect((await store.set(withdrawAtom, RESET)).status).toBe('done')
    await pressed
    await store.set(withdrawAtom, RESET)
    expect(state()).toEqual({ status: 'idle' })
  })
})

describe('the credit', () => {
  test('in an answer is shown at once, and what the command changed is refetched', async () => {
    mockApi({ [path]: paid, [openPath]: [] })
    const { client, press } = aSession()
    await client.prefetchQuery({ queryKey: openWithdrawalsKey, queryFn: () => listOpenWithdrawals() })
    await press(500)
    expect(client.getQueryData(creditKey)).toEqual(paid.credit)
    expect(client.getQueryState(openWithdrawalsKey)?.isInvalidated).toBe(true)
  })

  test('requested before the command does not replace the newer one', async () => {
    const late: ((credit: unknown) => void)[] = []
    mockApi({ [path]: paid, [creditPath]: () => new Promise((resolve) => late.push(resolve)) })
    const { client, press } = aSession()
    const read = client.fetchQuery(creditQuery()).catch(() => 'cancelled')
    await vi.waitFor(() => expect(calls(creditPath)).toHaveLength(1))
    await press(500)
    late[0]!(aCredit({ balance: 1500 }))
    expect(await read).toBe('cancelled')
    expect(client.getQueryData(creditKey)).toEqual(paid.credit)
  })
})

describe('a refusal', () => {
  test('is final: the next press is a new command', async () => {
    mockApi({ [path]: refusal(422101, { left: 20 }), [openPath]: [] })
    const { press } = aSession()
    expect(await press(500)).toMatchObject({
      status: 'refused',
      error: { status: 422101, data: { left: 20 }, message: 'เครดิตไม่พอสำหรับยอดที่ต้องการถอน' },
    })
    expect(stored()).toEqual([])
    await press(500)
    expect(new Set(keysSent()).size).toBe(2)
    expect(calls(openPath)).toHaveLength(0)
  })

  test('by a failing provider or a conflict is final too', async () => {
    for (const status of [500256, 409101, 409901] as const) {
      mockApi({ [path]: refusal(status), [openPath]: [] })
      const { press } = aSession()
      expect((await press(500)).status).toBe('refused')
      expect(stored()).toEqual([])
    }
  })

  test('for being too quick, or for an ended session, decides nothing: the next press repeats the key', async () => {
    for (const status of [429001, 401002] as const) {
      mockApi({ [path]: refusal(status), [openPath]: [] })
      signIn()
      const { press } = aSession()
      expect((await press(500)).status).toBe('refused')
      signIn()
      changeMockApi({ [path]: paid })
      await press(500)
      expect(keysSent()[1]).toBe(keysSent()[0])
    }
  })
})

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
