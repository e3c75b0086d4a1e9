import type { InferInsertModel } from 'drizzle-orm'
import { type CataloguedGame, catalogue } from '../catalogue/catalogue.ts'
import { apiTime } from '@member/api/values/bangkok'
import type { Person } from './people.ts'
import { type Random, cataloguedProviders } from '../catalogue/names.ts'
import type {
  AccountId,
  deposits,
  launches,
  Posting,
  refundClaims,
  rounds,
  slipRequests,
  withdrawals,
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

export const remarks = {
  bankDown: { th: 'ธนาคารปลายทางขัดข้องชั่วคราว', en: 'The receiving bank has a temporary problem' },
  notReceived: { th: 'ไม่พบรายการโอนนี้ในบัญชีธนาคาร', en: 'This transfer did not arrive in our bank account' },
  otherName: {
    th: 'ชื่อบัญชีปลายทางไม่ตรงกับข้อมูลสมาชิก',
    en: 'The name of the receiving account is not the one you registered',
  },
  outOfStock: { th: 'สินค้าหมดชั่วคราว คืนคะแนนให้แล้ว', en: 'Out of stock for now. Your points were returned.' },
}

const open = new Set(cataloguedProviders.flatMap(({ code, status }) => (status === 'ACTIVE' ? [code] : [])))

export function playableGames(): [CataloguedGame, ...CataloguedGame[]] {
  const [first, ...others] = catalogue().filter(
    ({ isHot, status, provider }) => isHot && status === 'ACTIVE' && open.has(provider),
  )
  if (!first) throw new Error('the catalogue has no game that can be played')
  return [first, ...others]
}
