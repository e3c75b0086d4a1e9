import * as v from 'valibot'
import type { Asked } from '../call.ts'
import { send } from '../http.ts'
import { Baht, BahtMoved, Count, Day, Id, limitPeriods, List, Paging, Time } from '../shapes.ts'

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

/** A PromptPay target: a phone, a citizen or tax id, an e-wallet. */
export const PromptPayTarget = v.object({
  type: v.picklist(['MSISDN', 'NATID', 'EWALLETID']),
  target: v.string(),
})
export type PromptPayTarget = v.InferOutput<typeof PromptPayTarget>

export const DepositAccount = v.object({
  bankName: v.string(),
  bankId: v.string(),
  accountName: v.string(),
  promptPay: v.nullish(PromptPayTarget),
})
export type DepositAccount = v.InferOutput<typeof DepositAccount>

export const DepositAccountsRequest = v.object({ uuid: Id, bankId: v.string(), bankName: v.string() })
export type DepositAccountsRequest = v.InferOutput<typeof DepositAccountsRequest>

/**
 * Ours: how the bank's own word of what comes in is doing, and within how many minutes of a transfer it usually comes.
 * No time is promised without `minutes`. While the bank is `down` it answers for no slip either.
 */
const BankFeed = v.object({
  state: v.picklist(['running', 'late', 'down', 'off']),
  minutes: v.optional(Count),
})

/** Ours: the deposit limit of the member's own that leaves least, and what may be paid in until it starts anew. */
const DepositRoom = v.object({
  period: v.picklist(limitPeriods),
  amount: Baht,
  left: BahtMoved,
  endsAt: Time,
})
export type DepositRoom = v.InferOutput<typeof DepositRoom>

export const DepositAccountsAnswer = v.object({
  accounts: v.array(DepositAccount),
  minDeposit: Baht,
  bankFeed: v.optional(BankFeed),
  /** None where the member has set no deposit limit. */
  limit: v.optional(DepositRoom),
})
export type DepositAccountsAnswer = v.InferOutput<typeof DepositAccountsAnswer>

export const depositAccountsKey = ['depositAccounts'] as const
export const depositAccountsCall = {
  method: 'POST',
  path: '/api/auth/user/transfer/to/bank',
  body: DepositAccountsRequest,
  answer: DepositAccountsAnswer,
  isRead: true,
} as const
/** Accounts that the member may pay into from their own account `userBank`. */
export const getDepositAccounts = (userBank: DepositAccountsRequest, signal?: AbortSignal) => {
  const { uuid, bankId, bankName } = userBank
  return send(depositAccountsCall, { body: { uuid, bankId, bankName }, signal })
}

export const depositAccountsQuery = (userBank: DepositAccountsRequest) => ({
  queryKey: [...depositAccountsKey, userBank.uuid] as const,
  queryFn: ({ signal }: Asked) => getDepositAccounts(userBank, signal),
})

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
