import type { InferInsertModel } from 'drizzle-orm'
import type { AccountId, Posting } from '../../database/ledger.ts'
import type {
  deposits,
  launches,
  refundClaims,
  rounds,
  slipRequests,
  withdrawals,
} from '../../database/schema.ts'
import type { CataloguedGame } from '../catalogue/catalogue.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { Person } from './people.ts'
import type { Random } from '../catalogue/random.ts'

/** The rows of one member's past, in the order they happened. */
export type History = {
  deposits: InferInsertModel<typeof deposits>[]
  withdrawals: InferInsertModel<typeof withdrawals>[]
  slipRequests: InferInsertModel<typeof slipRequests>[]
  postings: Posting[]
  launches: InferInsertModel<typeof launches>[]
  rounds: InferInsertModel<typeof rounds>[]
  refunds: InferInsertModel<typeof refundClaims>[]
  /** Loss per Bangkok day. */
  nets: Map<string, bigint>
  balance: bigint
}

/** Inputs of a generated history. */
export type Making = {
  memberUuid: string
  random: Random
  now: Date
  /** Played by everybody here. */
  games: [CataloguedGame, ...CataloguedGame[]]
  /** The brand's percentages. */
  rebates: readonly number[]
  /** Inviter of the member, and the commission rate in percent. */
  inviter: { uuid: string; rate: number } | undefined
}

export type Money = Making & { person: Person; history: History }

/** Adds to what a day lost. */
export function note(nets: Map<string, bigint>, at: Date, lost: bigint) {
  const on = apiTime(at).slice(0, 10)
  nets.set(on, (nets.get(on) ?? 0n) + lost)
}

type Written = {
  kind: Posting['kind']
  at: Date
  reference: string
  order?: string
  /** Another member than the one whose past it is. */
  member?: string
}

/** Writes one movement of the past. */
export function post(
  { memberUuid, history, random }: Money,
  { kind, at, reference, order, member = memberUuid }: Written,
  sides: [AccountId, bigint][],
) {
  history.postings.push({
    uuid: random.uuid(),
    kind,
    member,
    reference,
    ...(order && { order }),
    at,
    entries: sides.map(([account, amount]) => ({ account, amount })),
  })
}
