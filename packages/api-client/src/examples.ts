import { bonusSamples } from './testing/bonusSamples.ts'
import { gameSamples } from './testing/gameSamples.ts'
import { memberSamples } from './testing/memberSamples.ts'
import { ledgerSamples } from './testing/ledgerSamples.ts'
import { noticeSamples } from './testing/noticeSamples.ts'
import { protectionSamples } from './testing/protectionSamples.ts'

/** One example of a call: what crosses the network, both ways. */
export interface Example {
  /** Method and path, as `GET /api/auth/wheel`. */
  sends: string
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** What stands in `data`. */
  answer: unknown
}

const order = { key: '0f8fad5b-d9cb-469f-a165-70867728950e' }

/** An example of every call, by the name of its function. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries({
    ...memberSamples(order),
    ...gameSamples(order),
    ...protectionSamples(order),
    ...bonusSamples(order),
    ...ledgerSamples,
    ...noticeSamples,
  }).map(([name, sample]) => {
    const { run: _, ...example } = sample
    return [name, example]
  }),
)
