import type * as v from 'valibot'

const made = Symbol('made')

/**
 * Who makes a change: the member whose session opened the screen, by uuid, undefined for a visitor. No change is sent
 * without one, nor in another's session. Only `actorAtom` of a session's store makes one, so that no screen can name another.
 */
export interface Actor {
  readonly [made]: true
  /** Absent in `anyone` alone. */
  readonly member?: string | undefined
}

/** The current session: for tests and tools without screens. The lint keeps it out of browser code. */
export const anyone: Actor = { [made]: true }

/** The member's own, or the visitor's. Nothing outside this package may make one. */
export const actorOf = (member: string | undefined): Actor => ({ ...anyone, member })

/** A change that the member asked for. Its key is a UUID made once and sent as Idempotency-Key, so that a repeat moves nothing twice. */
export interface Command extends Actor {
  readonly key: string
}

/** Argument the query client passes to a read: its signal is aborted once the answer is no longer wanted. */
export interface Asked {
  readonly signal: AbortSignal
}

/** A call of the contract: what crosses the network, for client, server and OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:uuid` and `:username` are always the session's own. */
  readonly path: `/api/${string}`
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: v.GenericSchema
  /** Changes nothing, though its method is not GET. */
  readonly isRead?: true
  /** Moves money or points, or makes a record: needs an Idempotency-Key. */
  readonly command?: true
  /** Moves money or opens a game: a server may first ask who is there (`answerChallenge`). */
  readonly money?: true
  /** Takes a multipart form too, where the body holds a file. */
  readonly form?: true
  /** Its 401 is about a password, not about the session. */
  readonly keepsSession?: true
}

/** Answer of a call. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>

type OwnParam = 'uuid' | 'username'
type ParamOf<P extends string> = P extends `${string}/:${infer R}`
  ? R extends `${infer N}/${infer T}`
    ? N | ParamOf<`/${T}`>
    : R
  : never

type Params<P extends string> = [Exclude<ParamOf<P>, OwnParam>] extends [never]
  ? { params?: never }
  : { params: Record<Exclude<ParamOf<P>, OwnParam>, string> }

/** A command carries its actor; any other change names one; a read needs none. */
type By<C extends Call> = C extends { command: true }
  ? { command: Command; by?: never }
  : C extends { method: 'GET' } | { isRead: true }
    ? { command?: never; by?: never }
    : { command?: never; by: Actor }

/** Arguments of a call, derived from it. */
export type Sent<C extends Call> = { signal?: AbortSignal | undefined } & Params<C['path']> &
  (C extends { query: infer Q extends v.GenericSchema } ? { query: v.InferInput<Q> } : { query?: never }) &
  (C extends { body: infer B extends v.GenericSchema } ? { body: v.InferInput<B> } : { body?: never }) &
  By<C>
