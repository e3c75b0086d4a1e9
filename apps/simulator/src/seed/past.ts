import type { InferInsertModel } from 'drizzle-orm'
import type { CataloguedGame } from '../catalogue/catalogue.ts'
import { apiTime } from '@member/api/values/bangkok'
import type { Person } from './people.ts'
import type { Random } from '../catalogue/random.ts'
import {
  type AccountId,
  type deposits,
  type launches,
  type Posting,
  type refundClaims,
  type rounds,
  type slipRequests,
  type withdrawals,
} from '@member/api/importing'

export type History = {
  deposits: InferInsertModel<typeof deposits>[]
  withdrawals: InferInsertModel<typeof withdrawals>[]
  slipRequests: InferInsertModel<typeof slipRequests>[]
  postings: Posting[]
  launches: InferInsertModel<typeof launches>[]
  rounds: InferInsertModel<typeof rounds>[]
  refunds: InferInsertModel<typeof refundClaims>[]
  nets: Map<string, bigint>
  balance: bigint
}

export type HistoryBuilder = {
  memberUuid: string
  random: Random
  now: Date
  games: [CataloguedGame, ...CataloguedGame[]]
  rebates: readonly number[]
  inviter: { uuid: string; rate: number } | undefined
}

export type Money = HistoryBuilder & { person: Person; history: History }

export function note(nets: Map<string, bigint>, at: Date, lost: bigint) {
  const on = apiTime(at).slice(0, 10)
  nets.set(on, (nets.get(on) ?? 0n) + lost)
}

type Written = {
  kind: Posting['kind']
  at: Date
  reference: string
  order?: string
  member?: string
}

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
