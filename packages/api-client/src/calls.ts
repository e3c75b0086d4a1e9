import type { Entries, Entry } from './client/entry.ts'
import * as resources from './endpoints.entries.ts'

type Resources = typeof resources

export type CallName = { [Resource in keyof Resources]: keyof Resources[Resource] }[keyof Resources]

export type CallEntry = Entry & { readonly name: CallName }

const named = (entries: Entries) =>
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the entries' own
  Object.entries(entries).map(([name, entry]) => Object.assign({}, entry, { name: name as CallName }))

/** Compares calls in the order of the specification. */
const byRow = (one: CallEntry, other: CallEntry) =>
  (one.row ?? 'z').localeCompare(other.row ?? 'z', 'en', { numeric: true })

const sorted = Object.values<Entries>(resources).flatMap(named)
sorted.sort(byRow)

/** All calls: the specification's in its order, then our additions. */
export const calls: readonly CallEntry[] = sorted
