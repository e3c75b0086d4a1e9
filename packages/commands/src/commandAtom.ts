import { atom } from 'jotai'
import type { Getter, Setter, WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import type { QueryKey } from '@tanstack/query-core'
import * as v from 'valibot'
import type { Command } from './client/call.ts'
import { Credit, creditKey } from './endpoints/credit.ts'
import { ApiError, familyOf } from './client/errors.ts'
import { wrongSession } from './client/http.ts'
import { isRecord } from './client/isRecord.ts'
import {
  closeCommand,
  digest,
  lostCommands,
  settleInFlight,
  releaseKey,
  openCommand,
  takeCommand,
} from './openCommand.ts'
import { queryClientAtom } from './queryAtom.ts'
import { getSession } from './client/session.ts'
import { isOwnSession, memberOf } from './sessionScope.ts'

export { RESET }

/** Input that makes a command atom look up the outcome and send nothing; `idle` if the server has none. */
export const RESUME = Symbol('resume')

/** State of a command. `uncertain`: the outcome is unknown, and the next press looks it up before sending. */
export type CommandState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'asking' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'uncertain'; readonly error: ApiError }

export interface CommandOptions<Input, Found> {
  refresh?: readonly QueryKey[]
  /**
   * Looks up the outcome, by the key if possible; null if the command is not known to have been executed.
   * After a reload `input` is undefined, and `about` identifies the command.
   */
  find?: (command: Command, input: Input | undefined, about: string) => Promise<Found | null | undefined>
  /** Returns what a command is about, the uuid of a slip or game: each uuid has its own key. */
  about?: (input: Input) => string
}

export type CommandAtom<Input, Answer> = WritableAtom<
  CommandState<Answer>,
  [input: Input | typeof RESET | typeof RESUME],
  Promise<CommandState<Answer>>
>

const idle = { status: 'idle' } as const
const ofOtherSession = () => ({ status: 'refused', error: wrongSession() }) as const

/**
 * Atom that sends a command exactly once.
 * A double press is one call, and a reload repeats the same key. After a lost answer the outcome is looked up
 * before anything is sent again, also after a reload. Once done, the same input sends nothing until RESET,
 * because the second press of two may come after the answer to the first.
 * Setting the atom returns the settled state. The atom belongs to the member of its store: while another member
 * is logged in, nothing is sent and pending commands are refused to their callers; their outcome is looked up
 * when the first member is back.
 */
export const commandAtom = <Input, Answer, Found = Answer>(
  name: string,
  call: (input: Input, command: Command) => Promise<Answer>,
  { refresh = [], find, about }: CommandOptions<Input, Found> = {},
): CommandAtom<Input, Answer | Found> => {
  type State = CommandState<Answer | Found>
  const stateAtom = atom<State>(idle)
  const flightAtom = atom<{ state: Promise<State>; isLookUp: boolean } | null>(null)
  const doneAtom = atom<string | null>(null)
  const nameOf = (input: Input | undefined) =>
    about && input !== undefined ? `${name}:${about(input)}` : name

  const unknown = (member: string | undefined) =>
    about
      ? lostCommands(member).filter((named) => named.startsWith(`${name}:`))
      : openCommand(member, name)
        ? [name]
        : []

  const settle = async (get: Getter, set: Setter, state: State): Promise<State> => {
    const client = get(queryClientAtom)
    if (state.status === 'done') {
      const credit = creditIn(state.answer)
      if (credit) {
        // A read sent before this answer must not overwrite it.
        await client.cancelQueries({ queryKey: creditKey })
        client.setQueryData(creditKey, credit)
      }
    }
    for (const queryKey of refresh) void client.invalidateQueries({ queryKey })
    set(stateAtom, state)
    return state
  }

  const ask = async (
    named: string,
    input: Input | undefined,
    get: Getter,
    set: Setter,
  ): Promise<State | null> => {
    const command = openCommand(memberOf(get), named)
    if (!command || !find) return null
    set(stateAtom, { status: 'asking' })
    try {
      const answer = await find(command, input, named.slice(name.length + 1))
      if (answer === null || answer === undefined) return null
      if (!isOwnSession(get)) return ofOtherSession()
      closeCommand(named, command)
      set(doneAtom, command.body)
      return { status: 'done', answer }
    } catch (error) {
      return { status: 'uncertain', error: asApiError(error) }
    }
  }

  const place = async (input: Input, get: Getter, set: Setter): Promise<State> => {
    const last = get(stateAtom)
    if (last.status === 'done' && get(doneAtom) === digest(input)) return last
    // Without an open command, marks the button as busy and stores the key before anything is awaited.
    const member = memberOf(get)
    const known = openCommand(member, nameOf(input)) ? await ask(nameOf(input), input, get, set) : null
    if (known) return settle(get, set, known)
    const command = takeCommand(member, nameOf(input), input)
    set(stateAtom, { status: 'sending' })
    try {
      const answer = await call(input, command)
      if (!isOwnSession(get)) return await settle(get, set, ofOtherSession())
      closeCommand(nameOf(input), command)
      set(doneAtom, command.body)
      return await settle(get, set, { status: 'done', answer })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        return settle(get, set, (await ask(nameOf(input), input, get, set)) ?? { status: 'uncertain', error })
      }
      if (isUndecided(error)) releaseKey(member, nameOf(input))
      else closeCommand(nameOf(input), command)
      return settle(get, set, { status: 'refused', error })
    } finally {
      settleInFlight(nameOf(input), command)
    }
  }

  const resume = async (get: Getter, set: Setter): Promise<State> => {
    let state: State = idle
    for (const named of unknown(memberOf(get))) {
      // One after another, because they share one state.
      // oxlint-disable-next-line no-await-in-loop
      const known = await ask(named, undefined, get, set)
      if (!known) releaseKey(memberOf(get), named)
      else if (state.status !== 'uncertain') state = known
    }
    if (state.status !== 'idle') return settle(get, set, state)
    set(stateAtom, idle)
    return idle
  }

  const fly = (
    get: Getter,
    set: Setter,
    journey: () => Promise<State>,
    isLookUp: boolean,
  ): Promise<State> => {
    const running = get(flightAtom)
    if (running && (isLookUp || !running.isLookUp)) return running.state
    if (!isOwnSession(get)) return Promise.resolve(ofOtherSession())
    // A press during a look-up waits; the found outcome is its answer, unless its input differs.
    const state = running
      ? running.state.then((found) => (about || found.status === 'idle' ? journey() : found))
      : journey()
    const flight = {
      isLookUp,
      state: state.finally(() => {
        if (get(flightAtom) === flight) set(flightAtom, null)
      }),
    }
    set(flightAtom, flight)
    return flight.state
  }

  const placedAtom: CommandAtom<Input, Answer | Found> = atom(
    (get) => get(stateAtom),
    (get, set, input) => {
      if (input === RESUME) return fly(get, set, () => resume(get, set), true)
      if (input !== RESET) return fly(get, set, () => place(input, get, set), false)
      const running = get(flightAtom)
      if (running) return running.state
      set(stateAtom, idle)
      return Promise.resolve<State>(idle)
    },
  )
  placedAtom.onMount = (command) => {
    if (find && unknown(getSession()?.user.uuid).length > 0) void command(RESUME)
  }
  return placedAtom
}

/** True if the outcome is unknown: no network, a timeout, or an unreadable answer. */
const isUncertain = ({ kind, status }: ApiError) =>
  kind === 'unavailable' ||
  kind === 'unreadable' ||
  (familyOf(status) >= 500 && status !== 500256) ||
  status === 409902

/** True if the server has not executed the command, so that its key serves the next press. */
const isUndecided = ({ kind, status }: ApiError) =>
  kind === 'signed-out' || familyOf(status) === 429 || familyOf(status) === 428

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'unreadable', cause: error })

/** Returns the credit in an answer, which every answer that moves money or points has; otherwise null. */
const creditIn = (answer: unknown): Credit | null =>
  isRecord(answer) && v.is(Credit, answer['credit']) ? answer['credit'] : null
