import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtMoved, Day, Id, List, Paging, Time } from '../client/shapes.ts'

export const depositStatuses = ['PENDING', 'CHECKING', 'SUCCESS', 'REJECTED'] as const

/** `bankId` is masked; `order` is the key of the order that made it. */
export const Deposit = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  amount: BahtMoved,
  bonus: Baht,
  status: v.picklist(depositStatuses),
  channel: v.picklist(['AUTO', 'SLIP', 'MANUAL']),
  bankName: v.string(),
  bankId: v.string(),
  transRef: v.nullish(v.string()),
  remark: v.nullish(v.string()),
  /** It came by the bank although the member's deposit limit was reached, or while they were away from play. */
  isBeyondLimit: v.optional(v.boolean()),
  /** Part kept from play on arrival. */
  kept: v.optional(Baht),
  /** The rest, which came into the credit; told wherever `kept` is. */
  credited: v.optional(BahtMoved),
  /** Turnover that its bonus requires, if any. */
  turnover: v.optional(Baht),
  createdAt: Time,
  updatedAt: Time,
})
export type Deposit = v.InferOutput<typeof Deposit>

export const ListDepositsRequest = v.object({
  ...Paging,
  status: v.optional(v.picklist(depositStatuses)),
  from: v.optional(Day),
  to: v.optional(Day),
})
export type ListDepositsRequest = v.InferOutput<typeof ListDepositsRequest>

export const DepositList = List(Deposit)
export type DepositList = v.InferOutput<typeof DepositList>

export const depositsKey = ['deposits'] as const
export const depositsCall = {
  method: 'GET',
  path: '/api/auth/deposit/:uuid',
  query: ListDepositsRequest,
  answer: DepositList,
} as const
/** The member's deposits, newest first; days are Asia/Bangkok's. */
export const listDeposits = (filter: Partial<ListDepositsRequest> = {}, signal?: AbortSignal) =>
  send(depositsCall, { query: filter, signal })

export const depositsQuery = (filter: Partial<ListDepositsRequest> = {}) => ({
  queryKey: [...depositsKey, filter] as const,
  queryFn: ({ signal }: Asked) => listDeposits(filter, signal),
})

/** The newest deposits: what screens show and live news looks up is one question. */
export const newestDepositsQuery = () => depositsQuery({ page: 1, limit: 10 })

/** A masked row of the landing page's feed. */
export const RecentPayment = v.object({ username: v.string(), amount: Baht, createdAt: Time })
export type RecentPayment = v.InferOutput<typeof RecentPayment>

export const recentDepositsKey = ['recentDeposits'] as const
export const recentDepositsCall = {
  method: 'GET',
  path: '/api/deposit',
  answer: v.array(RecentPayment),
} as const
export const listRecentDeposits = (signal?: AbortSignal) => send(recentDepositsCall, { signal })

export const recentDepositsQuery = () => ({
  queryKey: recentDepositsKey,
  queryFn: ({ signal }: Asked) => listRecentDeposits(signal),
})
