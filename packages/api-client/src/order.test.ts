// @vitest-environment jsdom
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from './call.ts'
import { creditKey, creditQuery } from './endpoints/credit.ts'
import { checkIn } from './endpoints/gameEvents.ts'
import { listOpenWithdrawals, openWithdrawalsKey, withdraw } from './endpoints/withdrawals.ts'
import { newQueryClient } from './newQueryClient.ts'
import { orderAtom, RESET } from './order.ts'
import {
  aCredit,
  aWithdrawal,
  calls,
  never,
  refusal,
  reply,
  rewire,
  signIn,
  signOut,
  unavailable,
  wire,
} from './testing.ts'

const path = 'POST /api/auth/withdraw/:uuid'
const openPath = 'GET /api/auth/withdraw/withdraw-request/:uuid'
const creditPath = 'POST /api/auth/user/getCredit/:username'

const paid = { withdraw: aWithdrawal(), credit: aCredit({ balance: 1000 }) }

const findWithdrawal = async ({ key }: Order) => {
  const found = (await listOpenWithdrawals()).find(({ order }) => order === key)
  return found && { withdraw: found }
}

/** The atom, on a store and a query client as one session has them. */
const aSession = (find: typeof findWithdrawal | null = findWithdrawal) => {
  const store = createStore()
  const client = newQueryClient({ retryDelay: 0 })
  store.set(queryClientAtom, client)
  const withdrawAtom = orderAtom('withdraw', withdraw, {
    refresh: [openWithdrawalsKey],
    ...(find && { find }),
  })
  return {
    store,
    client,
    withdrawAtom,
    press: (amount: number) => store.set(withdrawAtom, amount),
    state: () => store.get(withdrawAtom),
  }
}

const keysSent = () => calls(path).map(({ headers }) => headers['idempotency-key'])
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
  test('sends once however often it is repeated, and says what came of it', async () => {
    wire({ [path]: paid })
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

  test('after it is done is a new intent with a key of its own', async () => {
    wire({ [path]: paid })
    const { press } = aSession()
    await press(500)
    await press(500)
    expect(new Set(keysSent()).size).toBe(2)
    expect(keysSent()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('of the next member does not wait for the last one’s', async () => {
    wire({ [path]: never() })
    const { withdrawAtom, press } = aSession()
    void press(500)
    signOut()
    signIn({ uuid: 'somebody-else' })
    rewire({ [path]: paid })
    const next = aSession()
    expect(next.store.get(withdrawAtom)).toEqual({ status: 'idle' })
    expect((await next.store.set(withdrawAtom, 500)).status).toBe('done')
  })

  test('that takes no input needs none', async () => {
    wire({
      'POST /api/auth/game/check-in': {
        gameLog: { id: 1, gameValue: 5, gameValueTomorrow: 6 },
        credit: aCredit(),
      },
    })
    const { store } = aSession()
    const checkInAtom = orderAtom('checkIn', (_: void, order) => checkIn(order))
    expect((await store.set(checkInAtom, undefined)).status).toBe('done')
  })

  test('can be taken back to the beginning, except while it is under way', async () => {
    wire({ [path]: paid })
    const { store, withdrawAtom, press, state } = aSession()
    const flight = press(500)
    expect((await store.set(withdrawAtom, RESET)).status).toBe('done')
    await flight
    await store.set(withdrawAtom, RESET)
    expect(state()).toEqual({ status: 'idle' })
  })
})

describe('the credit', () => {
  test('an answer carries is shown at once, and what it changed is asked for anew', async () => {
    wire({ [path]: paid, [openPath]: [] })
    const { client, press } = aSession()
    await client.prefetchQuery({ queryKey: openWithdrawalsKey, queryFn: () => listOpenWithdrawals() })
    await press(500)
    expect(client.getQueryData(creditKey)).toEqual(paid.credit)
    expect(client.getQueryState(openWithdrawalsKey)?.isInvalidated).toBe(true)
  })

  test('asked for before the order never lands after it', async () => {
    const late: ((credit: unknown) => void)[] = []
    wire({ [path]: paid, [creditPath]: () => new Promise((resolve) => late.push(resolve)) })
    const { client, press } = aSession()
    const read = client.fetchQuery(creditQuery()).catch(() => 'cancelled')
    await vi.waitFor(() => expect(calls(creditPath)).toHaveLength(1))
    await press(500)
    late[0]!(aCredit({ balance: 1500 }))
    expect(await read).toBe('cancelled')
    expect(client.getQueryData(creditKey)).toEqual(paid.credit)
  })

  test('asked for twice shows the later question’s answer, whichever comes last', async () => {
    const answers: ((credit: unknown) => void)[] = []
    wire({ [creditPath]: () => new Promise((resolve) => answers.push(resolve)) })
    const { client } = aSession()
    client.setQueryData(creditKey, aCredit({ balance: 1 }))
    const ask = () => client.refetchQueries({ queryKey: creditKey, type: 'all' }).catch(() => undefined)
    const observer = client.getQueryCache().find({ queryKey: creditKey })!
    observer.setOptions({ ...observer.options, ...creditQuery() })
    const first = ask()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const second = ask()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!(aCredit({ balance: 3 }))
    await second
    answers[0]!(aCredit({ balance: 2 }))
    await first
    expect(client.getQueryData(creditKey)).toMatchObject({ balance: 3 })
  })
})

describe('a lost answer', () => {
  test.each([
    ['no network', unavailable()],
    ['a timeout', unavailable('ECONNABORTED')],
    ['an answer nobody can read', reply(200, '<html>')],
    ['a fault of the server', refusal(500001)],
    ['a gateway', reply(502, 'Bad Gateway')],
    ['the same order still under way', refusal(409902)],
  ])('(%s) is looked for, and found without sending again', async (_, lost) => {
    wire({
      [path]: lost,
      [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })],
    })
    const { press } = aSession()
    expect(await press(500)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 500 } } })
    expect(calls(path)).toHaveLength(1)
    expect(stored()).toEqual([])
  })

  test('that is not found leaves the order uncertain; the next press asks first and sends the same key', async () => {
    wire({ [path]: unavailable(), [openPath]: [] })
    const { press, state } = aSession()
    expect(await press(500)).toMatchObject({ status: 'uncertain', error: { kind: 'unavailable' } })
    rewire({ [path]: paid })
    const second = press(500)
    expect(state()).toEqual({ status: 'asking' })
    expect((await second).status).toBe('done')
    expect(calls(openPath)).toHaveLength(2)
    expect(keysSent()).toHaveLength(2)
    expect(keysSent()[1]).toBe(keysSent()[0])
  })

  test('that is found at the next press is not sent again, whatever is asked for now', async () => {
    wire({ [path]: unavailable(), [openPath]: unavailable() })
    const { press } = aSession()
    expect((await press(500)).status).toBe('uncertain')
    rewire({ [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
    expect(await press(700)).toMatchObject({ status: 'done', answer: { withdraw: { amount: 500 } } })
    expect(calls(path)).toHaveLength(1)
  })

  test('that cannot be looked for is never sent again blindly', async () => {
    wire({ [path]: unavailable(), [openPath]: unavailable() })
    const { press } = aSession()
    await press(500)
    expect((await press(500)).status).toBe('uncertain')
    expect(calls(path)).toHaveLength(1)
  })

  test('and another amount takes another key', async () => {
    wire({ [path]: unavailable(), [openPath]: [] })
    const { press } = aSession()
    await press(500)
    rewire({ [path]: paid })
    await press(700)
    expect(new Set(keysSent()).size).toBe(2)
  })

  test('of an order that has no way to look repeats the same key for the same body', async () => {
    wire({ [path]: unavailable() })
    const { store } = aSession()
    const blind = orderAtom('blind', withdraw)
    await store.set(blind, 500)
    await store.set(blind, 500)
    await store.set(blind, 600)
    expect(keysSent()[1]).toBe(keysSent()[0])
    expect(keysSent()[2]).not.toBe(keysSent()[0])
  })
})

describe('a reload', () => {
  test('in the middle repeats the key, and asks for the outcome as soon as the screen is back', async () => {
    wire({ [path]: never(), [openPath]: [] })
    void aSession().press(500)
    await vi.waitFor(() => expect(calls(path)).toHaveLength(1))

    rewire({ [path]: paid })
    const reloaded = aSession()
    const leave = reloaded.store.sub(reloaded.withdrawAtom, () => undefined)
    await vi.waitFor(() => expect(calls(openPath)).toHaveLength(1))
    await vi.waitFor(() => expect(reloaded.state()).toEqual({ status: 'idle' }))
    await reloaded.press(500)
    expect(keysSent()[1]).toBe(keysSent()[0])
    leave()
  })

  test('after the server did it shows it done', async () => {
    wire({ [path]: never(), [openPath]: () => [aWithdrawal({ order: keysSent()[0]! })] })
    void aSession().press(500)
    await vi.waitFor(() => expect(calls(path)).toHaveLength(1))
    const reloaded = aSession()
    reloaded.store.sub(reloaded.withdrawAtom, () => undefined)
    await vi.waitFor(() => expect(reloaded.state().status).toBe('done'))
    expect(calls(path)).toHaveLength(1)
  })

  test('with nothing under way asks nothing', () => {
    wire({})
    const { store, withdrawAtom } = aSession()
    store.sub(withdrawAtom, () => undefined)
    expect(calls()).toHaveLength(0)
  })

  test('finds the key in the tab’s storage alone', async () => {
    wire({ [path]: unavailable() })
    await aSession(null).press(500)
    vi.resetModules()
    const { openOrder } = await import('./openOrder.ts')
    const session = await import('./session.ts')
    expect(session.getSession()?.user.username).toBe('demo1234')
    expect(openOrder('withdraw')?.key).toBe(keysSent()[0])
  })
})

describe('a refusal', () => {
  test('is final: the next press is a new intent', async () => {
    wire({ [path]: refusal(422101, { left: 20 }), [openPath]: [] })
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
      wire({ [path]: refusal(status), [openPath]: [] })
      const { press } = aSession()
      expect((await press(500)).status).toBe('refused')
      expect(stored()).toEqual([])
    }
  })

  test('for being too quick, or for a session that ended, decides nothing: the key is kept', async () => {
    for (const status of [429001, 401002] as const) {
      wire({ [path]: refusal(status), [openPath]: [] })
      signIn()
      const { press } = aSession()
      expect((await press(500)).status).toBe('refused')
      signIn()
      rewire({ [path]: paid })
      await press(500)
      expect(keysSent()[1]).toBe(keysSent()[0])
    }
  })
})

describe('keys', () => {
  test('of one member are not another’s', async () => {
    wire({ [path]: unavailable(), [openPath]: [] })
    const { press } = aSession()
    await press(500)
    signOut()
    signIn({ uuid: 'somebody-else' })
    await press(500)
    expect(new Set(keysSent()).size).toBe(2)
  })

  test('are kept apart by what an order is about', async () => {
    wire({ [path]: unavailable() })
    const { store } = aSession()
    const apart = orderAtom('apart', withdraw, { about: String })
    await store.set(apart, 500)
    await store.set(apart, 600)
    await store.set(apart, 500)
    expect(keysSent()[2]).toBe(keysSent()[0])
    expect(keysSent()[1]).not.toBe(keysSent()[0])
  })

  test('never hold what was typed', async () => {
    wire({ [path]: unavailable() })
    const { store } = aSession()
    const secret = orderAtom('secret', (_: { password: string; file: File }, order) => withdraw(1, order))
    await store.set(secret, { password: 'hunter22', file: new File(['x'], 'slip.png') })
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/hunter22|slip\.png/)
  })

  test('tell one picture from another', async () => {
    wire({ [path]: unavailable() })
    const { store } = aSession()
    const picture = orderAtom('picture', (_: { file: File }, order) => withdraw(1, order))
    const [a, b] = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
    await store.set(picture, { file: a })
    await store.set(picture, { file: a })
    await store.set(picture, { file: b })
    expect(keysSent()[1]).toBe(keysSent()[0])
    expect(keysSent()[2]).not.toBe(keysSent()[0])
  })

  test('last as long as the page where storage is forbidden, full or holds nonsense', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      wire({ [path]: unavailable() })
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
      const { press } = aSession(null)
      await press(500)
      await press(500)
      expect(keysSent()).toHaveLength(2)
      expect(keysSent()[1]).toBe(keysSent()[0])
      vi.restoreAllMocks()
    }
    wire({ [path]: paid })
    sessionStorage.setItem('order:11111111-1111-4111-8111-111111111111:withdraw', '{"key":7')
    expect((await aSession().press(500)).status).toBe('done')
  })
})
