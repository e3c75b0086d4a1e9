/** One example of a call: how it is made, what must cross the network, what comes back. */
interface Sample {
  readonly run: () => Promise<unknown>
  readonly sends: string
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

export type Samples = Readonly<Record<string, Sample>>

export const me = '11111111-1111-4111-8111-111111111111'
export const some = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
export const now = '2026-11-20T12:00:00+07:00'
export const list = (item: unknown) => ({ items: [item], total: 1, page: 1, limit: 20 })
