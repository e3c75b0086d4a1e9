import { anyone, type Call, type Command } from './call.ts'

/** Row of a call in the specification's table or, for an addition, the feature that announces the call. */
type Place =
  | { readonly row: string; readonly feature?: never }
  | { readonly feature: string; readonly row?: never }

/** A call with one example of its request and answer, for the API documents, servers and tests. */
export type Entry = Place & {
  readonly call: Call
  readonly from: string
  readonly run: () => Promise<unknown>
  /** Method and path of the example, such as `GET /api/auth/wheel`. */
  readonly sends: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly answer: unknown
}

/** Entries by call, written `as const satisfies Entries`: the names of features are read from their types. */
export type Entries = Readonly<Record<string, Entry>>

// Values shared by the examples.
export const exampleCommand: Command = { ...anyone, key: '0f8fad5b-d9cb-469f-a165-70867728950e' }
export const me = '11111111-1111-4111-8111-111111111111'
export const some = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
export const now = '2026-11-20T12:00:00+07:00'
export const list = (item: unknown) => ({ items: [item], total: 1, page: 1, limit: 20 })
