import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import type { Challenged } from '../client/challenge.ts'
import { send } from '../client/http.ts'
import { BahtInput, BahtMoved, Day, Id, List, nextPage, Paging, Time } from '../client/shapes.ts'
import { Credit } from './credit.ts'
import { RecentPayment } from './deposits.ts'

export const withdrawStatuses = ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED'] as const

/** A withdrawal. `FAILED`: the money is still reserved. `REJECTED`: the money was returned. */
export const Withdraw = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  amount: BahtMoved,
  status: v.picklist(withdrawStatuses),
  bankName: v.string(),
  bankId: v.string(),
  remark: v.nullish(v.string()),
  canRetry: v.boolean(),
  /** The bonus and winnings (baht) that this withdrawal forfeited. A rejection restores them. */
  bonusGivenUp: v.optional(BahtMoved),
  createdAt: Time,
  updatedAt: Time,
})
export type Withdraw = v.InferOutput<typeof Withdraw>

/**
 * Request for a withdrawal. `givesUp` (baht) is the highest amount, bonus and winnings, that the member agreed
 * to forfeit.
 */
export const WithdrawRequest = v.object({ amount: BahtInput, givesUp: v.optional(BahtMoved) })
export type WithdrawRequest = v.InferOutput<typeof WithdrawRequest>

export const WithdrawAnswer = v.object({ withdraw: Withdraw, credit: Credit })
export type WithdrawAnswer = v.InferOutput<typeof WithdrawAnswer>

export const withdrawCall = {
  method: 'POST',
  path: '/api/auth/withdraw/:uuid',
  body: WithdrawRequest,
  answer: WithdrawAnswer,
  command: true,
  money: true,
} as const
/** Requests a payout to the member's account. Refused if the payout forfeits more than `forfeited` baht. */
export const withdraw = (amount: number, command: Command, forfeited?: number) =>
  send(withdrawCall, { body: { amount, ...(forfeited !== undefined && { givesUp: forfeited }) }, command })

/** Returns the amount (baht) of a withdrawal call; undefined for any other call. */
export const withdrawnBy = ({ path, body }: Challenged): number | undefined =>
  path === withdrawCall.path && v.is(WithdrawRequest, body) ? body.amount : undefined

export const RetryWithdrawalRequest = v.object({ uuid: Id })
export type RetryWithdrawalRequest = v.InferOutput<typeof RetryWithdrawalRequest>

export const retryWithdrawalCall = {
  method: 'POST',
  path: '/api/auth/withdraw/retry',
  body: RetryWithdrawalRequest,
  answer: WithdrawAnswer,
  command: true,
  money: true,
} as const
export const retryWithdrawal = (uuid: string, command: Command) =>
  send(retryWithdrawalCall, { body: { uuid }, command })

export const ListWithdrawalsRequest = v.object({
  ...Paging,
  status: v.optional(v.picklist(withdrawStatuses)),
  from: v.optional(Day),
  to: v.optional(Day),
})
export type ListWithdrawalsRequest = v.InferOutput<typeof ListWithdrawalsRequest>

export const WithdrawList = List(Withdraw)
export type WithdrawList = v.InferOutput<typeof WithdrawList>

export const withdrawalsKey = ['withdrawals'] as const
export const withdrawalsCall = {
  method: 'GET',
  path: '/api/auth/withdraw/withdraw-history/:uuid',
  query: ListWithdrawalsRequest,
  answer: WithdrawList,
} as const
/** Returns the member's withdrawals, newest first; days are in Asia/Bangkok. */
export const listWithdrawals = (filter: Partial<ListWithdrawalsRequest> = {}, signal?: AbortSignal) =>
  send(withdrawalsCall, { query: filter, signal })

export const withdrawalsQuery = (filter: Partial<ListWithdrawalsRequest> = {}) => ({
  queryKey: [...withdrawalsKey, filter] as const,
  queryFn: ({ signal }: Asked) => listWithdrawals(filter, signal),
})

/** Query of the member's withdrawals, page by page. */
export const withdrawalPagesQuery = (filter: Omit<Partial<ListWithdrawalsRequest>, 'page'>) => ({
  queryKey: [...withdrawalsKey, 'pages', filter] as const,
  queryFn: ({ pageParam, signal }: Asked & { pageParam: number }) =>
    listWithdrawals({ page: pageParam, ...filter }, signal),
  initialPageParam: 1,
  getNextPageParam: nextPage,
})

export const newestWithdrawalsQuery = () => withdrawalsQuery({ page: 1, limit: 5 })

export const openWithdrawalsKey = ['openWithdrawals'] as const
export const openWithdrawalsCall = {
  method: 'GET',
  path: '/api/auth/withdraw/withdraw-request/:uuid',
  answer: v.array(Withdraw),
} as const
export const listOpenWithdrawals = (signal?: AbortSignal) => send(openWithdrawalsCall, { signal })

export const openWithdrawalsQuery = () => ({
  queryKey: openWithdrawalsKey,
  queryFn: ({ signal }: Asked) => listOpenWithdrawals(signal),
})

export const recentWithdrawalsKey = ['recentWithdrawals'] as const
export const recentWithdrawalsCall = {
  method: 'GET',
  path: '/api/withdraw/history',
  answer: v.array(RecentPayment),
} as const
export const listRecentWithdrawals = (signal?: AbortSignal) => send(recentWithdrawalsCall, { signal })

export const recentWithdrawalsQuery = () => ({
  queryKey: recentWithdrawalsKey,
  queryFn: ({ signal }: Asked) => listRecentWithdrawals(signal),
})
