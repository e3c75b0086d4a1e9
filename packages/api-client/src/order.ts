import { atom } from 'jotai'
import type { Getter, Setter, WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import type { QueryKey } from '@tanstack/query-core'
import * as v from 'valibot'
import type { Order } from './call.ts'
import { Credit, creditKey } from './endpoints/credit.ts'
import { ApiError, familyOf } from './errors.ts'
import { notTheirs } from './http.ts'
import { isRecord } from './isRecord.ts'
import { closeOrder, landOrder, markUndone, openOrder, takeOrder } from './openOrder.ts'
import { queryClientAtom } from './queryAtom.ts'
import { getSession } from './session.ts'
import { isOwnSession, memberOf } from './sessionScope.ts'

export { RESET }

/** Asks what became of an order that is open, and sends nothing: `idle` where the server knows of none. */
export const RESUME = Symbol('resume')

/** Where an order stands. `uncertain`: nobody knows yet; pressing again first asks for the outcome. */
export type OrderState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'asking' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'uncertain'; readonly error: ApiError }

export interface OrderOptions<Input, Found> {
  /** What other screens show of it, asked for anew once it is settled. */
  refresh?: readonly QueryKey[]
  /** Reads the outcome back by the order's key; null where the server knows of none. */
  find?: (order: Order, input: Input | undefined) => Promise<Found | null | undefined>
  /** Keeps keys apart where a member may order several things: a slip's uuid, a game's. */
  about?: (input: Input) => string
}

export type OrderAtom<Input, Answer> = WritableAtom<
  OrderState<Answer>,
  [input: Input | typeof RESET | typeof RESUME],
  Promise<OrderState<Answer>>
>

const idle = { status: 'idle' } as const
const anothers = { status: 'refused', error: notTheirs() } as const

/**
 * An order a member places: a double press is one call, a reload repeats the same key, and a lost answer is
 * looked for before anything is sent again, and when a screen comes back after a reload. Setting it gives the state it
 * settled in. It belongs to the member whose store it is in: with another one logged in nothing is sent, and what was
 * under way is refused to whoever waits for it, and looked for when its member is back.
 */
export const orderAtom = <Input, Answer, Found = Answer>(
  name: string,
  call: (input: Input, order: Order) => Promise<Answer>,
  { refresh = [], find, about }: OrderOptions<Input, Found> = {},
): OrderAtom<Input, Answer | Found> => {
  type State = OrderState<Answer | Found>
  const stateAtom = atom<State>(idle)
  const flightAtom = atom<Promise<State> | null>(null)
  const nameOf = (input: Input | undefined) =>
    about && input !== undefined ? `${name}:${about(input)}` : name

  const settle = async (get: Getter, set: Setter, state: State): Promise<State> => {
    const client = get(queryClientAtom)
    if (state.status === 'done') {
      const credit = creditIn(state.answer)
      if (credit) {
        // A read that was asked before this answer must not land after it.
        await client.cancelQueries({ queryKey: creditKey })
        client.setQueryData(creditKey, credit)
      }
    }
    for (const queryKey of refresh) void client.invalidateQueries({ queryKey })
    set(stateAtom, state)
    return state
  }

  /** The state an open order turns out to be in; null where the server knows of none. */
  const ask = async (input: Input | undefined, get: Getter, set: Setter): Promise<State | null> => {
    const order = openOrder(memberOf(get), nameOf(input))
    if (!order || !find) return null
    set(stateAtom, { status: 'asking' })
    try {
      const answer = await find(order, input)
      if (answer === null || answer === undefined) return null
      if (!isOwnSession(get)) return anothers
      closeOrder(nameOf(input), order)
      return { status: 'done', answer }
    } catch (error) {
      return { status: 'uncertain', error: asApiError(error) }
    }
  }

  const place = async (input: Input, get: Getter, set: Setter): Promise<State> => {
    // Without an open order the button is busy, and the key kept, before anything is awaited.
    const member = memberOf(get)
    const known = openOrder(member, nameOf(input)) ? await ask(input, get, set) : null
    if (known) return settle(get, set, known)
    const order = takeOrder(member, nameOf(input), input)
    set(stateAtom, { status: 'sending' })
    try {
      const answer = await call(input, order)
      if (!isOwnSession(get)) return await settle(get, set, anothers)
      closeOrder(nameOf(input), order)
      return await settle(get, set, { status: 'done', answer })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        return settle(get, set, (await ask(input, get, set)) ?? { status: 'uncertain', error })
      }
      if (isUndecided(error)) markUndone(member, nameOf(input))
      else closeOrder(nameOf(input), order)
      return settle(get, set, { status: 'refused', error })
    } finally {
      landOrder(nameOf(input), order)
    }
  }

  const resume = async (get: Getter, set: Setter): Promise<State> => {
    const known = await ask(undefined, get, set)
    if (known) return settle(get, set, known)
    markUndone(memberOf(get), name)
    set(stateAtom, idle)
    return idle
  }

  const fly = (get: Getter, set: Setter, journey: () => Promise<State>): Promise<State> => {
    const running = get(flightAtom)
    if (running) return running
    if (!isOwnSession(get)) return Promise.resolve(anothers)
    const flight = journey().finally(() => set(flightAtom, null))
    set(flightAtom, flight)
    return flight
  }

  const orderedAtom: OrderAtom<Input, Answer | Found> = atom(
    (get) => get(stateAtom),
    (get, set, input) => {
      if (input === RESUME) return fly(get, set, () => resume(get, set))
      if (input !== RESET) return fly(get, set, () => place(input, get, set))
      const running = get(flightAtom)
      if (running) return running
      set(stateAtom, idle)
      return Promise.resolve<State>(idle)
    },
  )
  orderedAtom.onMount = (order) => {
    if (find && openOrder(getSession()?.user.uuid, name)) void order(RESUME)
  }
  return orderedAtom
}

/** Only the server's own verdict settles an order; a fault, a timeout or an answer nobody can read does not. */
const isUncertain = ({ kind, status }: ApiError) =>
  kind === 'unavailable' ||
  kind === 'unreadable' ||
  (familyOf(status) >= 500 && status !== 500256) ||
  status === 409902

/** Nothing was decided about this key: it is kept for the next press. */
const isUndecided = ({ kind, status }: ApiError) =>
  kind === 'signed-out' || familyOf(status) === 429 || familyOf(status) === 428

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'unreadable', cause: error })

/** Every answer that moves money or points carries the credit it led to. */
const creditIn = (answer: unknown): Credit | null =>
  isRecord(answer) && v.is(Credit, answer['credit']) ? answer['credit'] : null
