import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { isRecord } from '../client/isRecord.ts'
import { isKnown } from '../client/known.ts'
import { Baht, BahtMoved, Count, Id, limitPeriods, Time } from '../client/shapes.ts'

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

/** State of the bank's feed of transfers, and the usual delay in minutes. Without `minutes` no time is promised. */
const BankFeed = v.object({
  state: v.picklist(['running', 'late', 'down', 'off']),
  minutes: v.optional(Count),
})

/** The deposit limit with the smallest allowance; `left` (baht) is that allowance. */
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
const knownFeed = (data: unknown) =>
  isRecord(data) && isRecord(data['bankFeed']) && !isKnown(data['bankFeed']['state'], BankFeed.entries.state)
    ? { ...data, bankFeed: { state: 'off' } }
    : data

const KnownAccounts = v.pipe(v.unknown(), v.transform(knownFeed), DepositAccountsAnswer)

/** Returns the accounts that the member may pay into from the account `userBank`. */
export const getDepositAccounts = (userBank: DepositAccountsRequest, signal?: AbortSignal) => {
  const { uuid, bankId, bankName } = userBank
  return send({ ...depositAccountsCall, answer: KnownAccounts }, { body: { uuid, bankId, bankName }, signal })
}

export const depositAccountsQuery = (userBank: DepositAccountsRequest) => ({
  queryKey: [...depositAccountsKey, userBank.uuid] as const,
  queryFn: ({ signal }: Asked) => getDepositAccounts(userBank, signal),
})
