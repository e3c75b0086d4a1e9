import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtMoved, Day, Id, List, nextPage, Paging, Time } from '../client/shapes.ts'

export const depositStatuses = ['PENDING', 'CHECKING', 'SUCCESS', 'REJECTED'] as const

/** A deposit. `bankId` is masked; `order` is the key of the request that created the deposit. */
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
  /** True if the money arrived above a deposit limit or during a break. */
  isBeyondLimit: v.optional(v.boolean()),
  /** Part of the deposit (baht) that was locked on arrival. */
  kept: v.optional(Baht),
  /** Part of the deposit (baht) added to the credit. */
  credited: v.optional(BahtMoved),
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
/** Returns the member's deposits, newest first; days are in Asia/Bangkok. */
export const listDeposits = (filter: Partial<ListDepositsRequest> = {}, signal?: AbortSignal) =>
  send(depositsCall, { query: filter, signal })

export const depositsQuery = (filter: Partial<ListDepositsRequest> = {}) => ({
  queryKey: [...depositsKey, filter] as const,
  queryFn: ({ signal }: Asked) => listDeposits(filter, signal),
})

/** Query of the member's deposits, page by page. */
export const depositPagesQuery = (filter: Omit<Partial<ListDepositsRequest>, 'page'>) => ({
  queryKey: [...depositsKey, 'pages', filter] as const,
  queryFn: ({ pageParam, signal }: Asked & { pageParam: number }) =>
    listDeposits({ page: pageParam, ...filter }, signal),
  initialPageParam: 1,
  getNextPageParam: nextPage,
})

export const newestDepositsQuery = () => depositsQuery({ page: 1, limit: 10 })

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
