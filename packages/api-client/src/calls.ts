import type { Entries, Entry } from './client/entry.ts'
import * as resources from './endpoints.entries.ts'

type Resources = typeof resources

export type CallName = { [Resource in keyof Resources]: keyof Resources[Resource] }[keyof Resources]

type FeatureOf<Each> = Each extends { readonly feature: infer Name extends string } ? Name : never

// Additions without a call of their own.
const behaviours = [
  'live',
  // A withdrawal forfeits the bonus that its money belongs to.
  'bonusGivenUp',
  'gameSort',
  // A registration contains the date of birth.
  'birthDate',
] as const

/** Addition to the specification, by its name in `features` of /api/setting. */
export type Feature =
  | {
      [Resource in keyof Resources]: FeatureOf<Resources[Resource][keyof Resources[Resource]]>
    }[keyof Resources]
  | (typeof behaviours)[number]

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

/** The features of a server that has every call. */
export const features: readonly string[] = [
  ...new Set([...behaviours, ...calls.flatMap(({ feature }) => feature ?? [])]),
]
