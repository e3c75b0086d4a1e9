import type * as v from 'valibot'

/** A member's intent. Its key is a UUID made once and sent as Idempotency-Key, so that a repeat moves nothing twice. */
export interface Order {
  readonly key: string
  /** Who asked, by uuid, undefined for a visitor: the command is sent for nobody else. A key given without it is anybody's. */
  readonly member?: string | undefined
}

/** What the query client hands to a read: its signal is aborted once nobody wants the answer. */
export interface Asked {
  readonly signal: AbortSignal
}

/** One call of the contract: what crosses the network, for the client, the server and the OpenAPI document alike. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:uuid` and `:username` are always the session's own. */
  readonly path: `/api/${string}`
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: v.GenericSchema
  /** Moves money or points, or makes a record: needs an Idempotency-Key. */
  readonly order?: true
  /** Moves money or opens a game: a server may first ask who is there (`answerDemand`). */
  readonly money?: true
  /** Takes a multipart form too, where the body holds a file. */
  readonly form?: true
  /** Its 401 is about a password, not about the session. */
  readonly keepsSession?: true
}

/** What a call answers with. */
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

/** What must be given to send a call, told by the call itself. */
export type Sent<C extends Call> = { signal?: AbortSignal | undefined } & Params<C['path']> &
  (C extends { query: infer Q extends v.GenericSchema } ? { query: v.InferInput<Q> } : { query?: never }) &
  (C extends { body: infer B extends v.GenericSchema } ? { body: v.InferInput<B> } : { body?: never }) &
  (C extends { order: true } ? { order: Order } : { order?: never })
