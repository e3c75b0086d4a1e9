import { atom } from 'jotai'
import type { Getter, Setter, WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { QueryKey } from '@tanstack/query-core'
import type { Order } from './call.ts'
import { creditKey } from './endpoints/credit.ts'
import type { Credit } from './endpoints/credit.ts'
import { ApiError, familyOf } from './errors.ts'
import { closeOrder, openOrder, takeOrder } from './openOrder.ts'

export { RESET }

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
  [input: Input | typeof RESET],
  Promise<OrderState<Answer>>
>

const idle = { status: 'idle' } as const

/**
 * An order a member places: a double press is one call, a reload repeats the same key, and a lost answer is
 * looked for before anything is sent again. Setting it gives the state it settled in; RESET makes it idle.
 */
export const orderAtom = <Input, Answer, Found = Answer>(
  name: string,
  call: (input: Input, order: Order) => Promise<Answer>,
  { refresh = [], find, about }: OrderOptions<Input, Found> = {},
): OrderAtom<Input, Answer | Found> => {
  type State = OrderState<Answer | Found>
  const stateAtom = atom<State>(idle)
  const flightAtom = atom<{ outcome: Promise<State> | null }>({ outcome: null })
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
  const ask = async (input: Input | undefined, set: Setter): Promise<State | null> => {
    const order = openOrder(nameOf(input))
    if (!order || !find) return null
    set(stateAtom, { status: 'asking' })
    try {
      const answer = await find(order, input)
      if (answer === null || answer === undefined) return null
      closeOrder(nameOf(input), order)
      return { status: 'done', answer }
    } catch (error) {
      return { status: 'uncertain', error: asApiError(error) }
    }
  }

  const place = async (input: Input, get: Getter, set: Setter): Promise<State> => {
    const known = await ask(input, set)
    if (known) return settle(get, set, known)
    const order = takeOrder(nameOf(input), input)
    set(stateAtom, { status: 'sending' })
    try {
      const answer = await call(input, order)
      closeOrder(nameOf(input), order)
      return await settle(get, set, { status: 'done', answer })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        return settle(get, set, (await ask(input, set)) ?? { status: 'uncertain', error })
      }
      if (!isUnderWay(error)) closeOrder(nameOf(input), order)
      return settle(get, set, { status: 'refused', error })
    }
  }

  const fly = (get: Getter, set: Setter, journey: () => Promise<State>): Promise<State> => {
    const flight = get(flightAtom)
    flight.outcome ??= journey().finally(() => set(flightAtom, { outcome: null }))
    return flight.outcome
  }

  const orderedAtom: OrderAtom<Input, Answer | Found> = atom(
    (get) => get(stateAtom),
    (get, set, input) => {
      if (input !== RESET) return fly(get, set, () => place(input as Input, get, set))
      const { outcome } = get(flightAtom)
      if (outcome) return outcome
      set(stateAtom, idle)
      return Promise.resolve(idle)
    },
  )
  return orderedAtom
}

/** Only the server's own verdict settles an order; a fault, a timeout or an answer nobody can read does not. */
const isUncertain = ({ kind, status }: ApiError) =>
  kind === 'unavailable' ||
  kind === 'unreadable' ||
  (familyOf(status) >= 500 && status !== 500256) ||
  status === 409902

/** Nothing was decided about this key: it is kept for the next press. */
const isUnderWay = ({ kind, status }: ApiError) => kind === 'signed-out' || familyOf(status) === 429

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'unreadable', cause: error })

/** Every answer that moves money or points carries the credit it led to. */
const creditIn = (answer: unknown): Credit | null => {
  const credit = typeof answer === 'object' && answer !== null && 'credit' in answer ? answer.credit : null
  return typeof credit === 'object' && credit !== null && 'balance' in credit ? (credit as Credit) : null
}
