import {
  actorAtom,
  Credit,
  creditKey,
  isOwnSession,
  queryClientAtom,
  wrongSession,
  type Command,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import type { QueryKey } from '@tanstack/query-core'
import { atom } from 'jotai'
import type { Getter, Setter, WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as v from 'valibot'
import type { CommandState } from './commandState.ts'
import { digest } from './digest.ts'
import {
  beginCommand,
  closeCommand,
  endFlight,
  lostCommands,
  openCommand,
  releaseKey,
} from './openCommands.ts'
import { asApiError, isDecided, isUncertain, isUndecided } from './refusals.ts'
import { storedCommand, type Member } from './storedCommand.ts'

export { RESET }

/**
 * Input that makes a command atom look up an unknown outcome and send nothing. The state is then `idle` if no
 * command is known to have been executed.
 */
export const RESUME = Symbol('resume')

interface CommandOptions<Input, Found> {
  refresh?: readonly QueryKey[]
  /**
   * Looks up a command's outcome; null if the command is not known to have been executed. After a reload `input`
   * is undefined, and `about` names what the command is about.
   */
  find?: (command: Command, input: Input | undefined, about: string) => Promise<Found | null | undefined>
  /** Returns the uuid that a command is about, such as a slip's or a game's. Each uuid has its own key. */
  about?: (input: Input) => string
  /** Returns the part of an input that makes two presses one command, with one key; all of it by default. */
  identity?: (input: Input) => unknown
}

export type CommandAtom<Input, Answer> = WritableAtom<
  CommandState<Answer>,
  [input: Input | typeof RESET | typeof RESUME],
  Promise<CommandState<Answer>>
>

const idle = { status: 'idle' } as const
const ofOtherSession = () => ({ status: 'refused', error: wrongSession() }) as const

/**
 * Creates an atom that sends a command exactly once; setting the atom returns the settled state. After a lost
 * answer, the outcome is looked up before anything is sent again, also after a reload. Once done, the same input
 * sends nothing until RESET.
 */
export const commandAtom = <Input, Answer, Found = Answer>(
  name: string,
  call: (input: Input, command: Command) => Promise<Answer>,
  { refresh = [], find, about, identity = (input) => input }: CommandOptions<Input, Found> = {},
): CommandAtom<Input, Answer | Found> => {
  type State = CommandState<Answer | Found>
  const stateAtom = atom<State>(idle)
  const runningAtom = atom<{ state: Promise<State>; isLookUp: boolean; fullName: string } | null>(null)
  /** Uuids of the pressed commands that wait for another one's outcome. */
  const queuedAtom = atom<readonly string[]>([])
  /** Outcomes of executed commands, by the digest of their input: the last one sent, and those looked up. */
  const doneAtom = atom<ReadonlyMap<string, State>>(new Map())
  const nameOf = (input: Input) => (about ? `${name}:${about(input)}` : name)
  const aboutOf = (fullName: string): { about?: string } =>
    about ? { about: fullName.slice(name.length + 1) } : {}

  const openNames = (member: Member) =>
    about
      ? lostCommands(member).filter((one) => one.startsWith(`${name}:`))
      : storedCommand(member, name)?.isUndone === false
        ? [name]
        : []

  const settle = async (get: Getter, set: Setter, state: State): Promise<State> => {
    const client = get(queryClientAtom)
    const credit = state.status === 'done' && creditIn(state.answer)
    if (credit) {
      // A read sent before this answer must not overwrite it.
      await client.cancelQueries({ queryKey: creditKey })
      client.setQueryData(creditKey, credit)
    }
    for (const queryKey of refresh) void client.invalidateQueries({ queryKey })
    set(stateAtom, state)
    return state
  }

  /** Returns the outcome of the open command; null if there is none or no sign that it was executed. */
  const lookUp = async (
    fullName: string,
    input: Input | undefined,
    get: Getter,
    set: Setter,
  ): Promise<State | null> => {
    const command = openCommand(get(actorAtom), fullName)
    if (!command || !find) return null
    const of = aboutOf(fullName)
    set(stateAtom, { status: 'checking', ...of })
    try {
      const answer = await find(command, input, of.about ?? '')
      if (answer === null || answer === undefined) return null
      if (!isOwnSession(get)) return ofOtherSession()
      closeCommand(fullName, command)
      const found: State = { status: 'done', answer, isFound: true, ...of }
      set(doneAtom, new Map([...get(doneAtom), [command.body, found]]))
      return found
    } catch (error) {
      return { status: 'uncertain', error: asApiError(error), ...of }
    }
  }

  const send = async (input: Input, get: Getter, set: Setter): Promise<State> => {
    const done = get(doneAtom).get(digest(identity(input)))
    if (done) return done
    const fullName = nameOf(input)
    const of = aboutOf(fullName)
    const actor = get(actorAtom)
    // Without an open command, marks the button as busy and stores the key before anything is awaited.
    const known = openCommand(actor, fullName) ? await lookUp(fullName, input, get, set) : null
    if (known) return settle(get, set, known)
    const before = openCommand(actor, fullName)
    const command = beginCommand(actor, fullName, identity(input))
    const isRepeated = before?.key === command.key
    const isLostAttempt = isRepeated && !before.isUndone
    set(doneAtom, new Map())
    set(stateAtom, { status: 'sending', ...of })
    try {
      const answer = await call(input, command)
      if (!isOwnSession(get)) return await settle(get, set, ofOtherSession())
      closeCommand(fullName, command)
      const state: State = { status: 'done', answer, ...of }
      set(doneAtom, new Map([[command.body, state]]))
      return await settle(get, set, state)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isUncertain(error)) {
        const found = await lookUp(fullName, input, get, set)
        return settle(get, set, found ?? { status: 'uncertain', error, ...of })
      }
      // A refusal before the server looked at the key says nothing of an earlier attempt.
      if (isLostAttempt && !isDecided(error))
        return settle(get, set, {
          status: error.kind === 'signed-out' ? 'refused' : 'uncertain',
          error,
          ...of,
        })
      // A look-up that found nothing may have been too early: a repeated key ends with the server's decision alone.
      if (isUndecided(error) || (isRepeated && !isDecided(error))) releaseKey(actor.member, fullName)
      else closeCommand(fullName, command)
      return settle(get, set, { status: 'refused', error, ...of })
    } finally {
      endFlight(command)
    }
  }

  const resume = async (get: Getter, set: Setter): Promise<State> => {
    const { member } = get(actorAtom)
    let state: State = idle
    for (const fullName of openNames(member)) {
      // One after another, because they share one state.
      // oxlint-disable-next-line no-await-in-loop
      const known = await lookUp(fullName, undefined, get, set)
      if (!known) releaseKey(member, fullName)
      else if (state.status !== 'uncertain') state = known
    }
    if (state.status !== 'idle') return settle(get, set, state)
    set(stateAtom, idle)
    return idle
  }

  /**
   * Runs one press or look-up at a time. A second one returns the state of the first, except that a press waits
   * until a look-up, or a press about something else, is over.
   */
  const run = (
    get: Getter,
    set: Setter,
    start: () => Promise<State>,
    { isLookUp, fullName }: { isLookUp: boolean; fullName: string },
  ): Promise<State> => {
    const running = get(runningAtom)
    const isRepeat = running && !running.isLookUp && running.fullName === fullName
    if (running && (isLookUp || isRepeat)) return running.state
    if (!isOwnSession(get)) return Promise.resolve(ofOtherSession())
    const queued = running && aboutOf(fullName).about
    if (queued) set(queuedAtom, [...get(queuedAtom), queued])
    // A press during a look-up waits; the found outcome is its answer, unless the command is about something else.
    // An earlier one that broke off blocks none.
    const state = running
      ? running.state
          .catch(() => idle)
          .then((found) => {
            if (queued) set(queuedAtom, ([, ...later]) => later)
            return about || found.status === 'idle' ? start() : found
          })
      : start()
    const started = {
      isLookUp,
      fullName,
      state: state.finally(() => {
        if (get(runningAtom) === started) set(runningAtom, null)
      }),
    }
    set(runningAtom, started)
    return started.state
  }

  const made: CommandAtom<Input, Answer | Found> = atom(
    (get) => {
      const queued = get(queuedAtom)
      return queued.length > 0 ? { ...get(stateAtom), queued } : get(stateAtom)
    },
    (get, set, input) => {
      if (input === RESUME) return run(get, set, () => resume(get, set), { isLookUp: true, fullName: name })
      if (input !== RESET)
        return run(get, set, () => send(input, get, set), { isLookUp: false, fullName: nameOf(input) })
      const running = get(runningAtom)
      if (running) return running.state
      set(doneAtom, new Map())
      set(stateAtom, idle)
      return Promise.resolve<State>(idle)
    },
  )
  made.onMount = (command) => {
    if (find && openNames(getSession()?.user.uuid).length > 0) void command(RESUME)
  }
  return made
}

const WithCredit = v.object({ credit: Credit })

const creditIn = (answer: unknown): Credit | null => (v.is(WithCredit, answer) ? answer.credit : null)
