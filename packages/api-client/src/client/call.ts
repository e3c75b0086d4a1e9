import type * as v from 'valibot'

const made = Symbol('made')

/**
 * The member or visitor on whose behalf a screen changes anything. A change in another member's session is
 * refused. Only `actorAtom` creates an actor for screens.
 */
export interface Actor {
  readonly [made]: true
  /** Uuid of the member; undefined for a visitor, absent only in `anyone`. */
  readonly member?: string | undefined
}

/** Actor for any session, for tests and tools without screens. */
export const anyone: Actor = { [made]: true }

export const actorOf = (member: string | undefined): Actor => ({ ...anyone, member })

/**
 * A change that the member requested. `key` is a UUID, sent as Idempotency-Key, so that a repetition changes
 * nothing.
 */
export interface Command extends Actor {
  readonly key: string
}

/** Argument that the query client passes to a read; `signal` aborts when the answer is not wanted. */
export interface Asked {
  readonly signal: AbortSignal
}

/** Description of one call of the contract, for client, server and OpenAPI document. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path of the call; `:uuid` and `:username` always mean the session's member. */
  readonly path: `/api/${string}`
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: v.GenericSchema
  /** True if the call changes nothing although its method is not GET. */
  readonly isRead?: true
  /** True if the call moves money or points, or creates a record. */
  readonly command?: true
  /** True if the call moves money or opens a game. The server may demand a proof (`answerChallenge`). */
  readonly money?: true
  /** True if the call accepts a multipart form, for a body with a file. */
  readonly form?: true
  /** True if a 401 of this call is about a password, and so does not end the session. */
  readonly keepsSession?: true
}

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

/** How a call names its actor: in the command, as `by` for another change, not at all for a read. */
type By<C extends Call> = C extends { command: true }
  ? { command: Command; by?: never }
  : C extends { method: 'GET' } | { isRead: true }
    ? { command?: never; by?: never }
    : { command?: never; by: Actor }

export type Sent<C extends Call> = { signal?: AbortSignal | undefined } & Params<C['path']> &
  (C extends { query: infer Q extends v.GenericSchema } ? { query: v.InferInput<Q> } : { query?: never }) &
  (C extends { body: infer B extends v.GenericSchema } ? { body: v.InferInput<B> } : { body?: never }) &
  By<C>

/** Creates a command of no member, with a random UUID as key. */
export const newCommand = (): Command => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    ...anyone,
    key: [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-'),
  }
}
