import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Time } from '../client/shapes.ts'
import { LedgerFile } from './ledger.ts'

// Addition, needs the feature `spending` of /api/setting.

/** Periods of the spending figures. Days are in Asia/Bangkok; weeks begin on Monday. */
export const spendingPeriods = ['WEEK', 'MONTH', 'YEAR', 'ALL'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

const sums = {
  deposited: Baht,
  withdrawn: Baht,
  /** Withdrawals minus deposits (baht); negative if more was deposited. */
  net: Baht,
}

export const SpendingSum = v.object({
  period: v.picklist(spendingPeriods),
  /** Start of the period; null for all time. */
  since: v.nullable(Time),
  ...sums,
  /** Minutes with a game open; two games at once count once. */
  playedMinutes: Count,
})
export type SpendingSum = v.InferOutput<typeof SpendingSum>

export const SpendingMonth = v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...sums })
export type SpendingMonth = v.InferOutput<typeof SpendingMonth>

export const Spending = v.object({
  periods: v.array(SpendingSum),
  /** Figures of this month and the eleven before it, oldest first. */
  months: v.array(SpendingMonth),
})
export type Spending = v.InferOutput<typeof Spending>

export const spendingKey = ['spending'] as const
export const spendingCall = {
  method: 'GET',
  path: '/api/auth/protection/spending',
  answer: Spending,
} as const
export const getSpending = (signal?: AbortSignal) => send(spendingCall, { signal })

export const spendingQuery = () => ({
  queryKey: spendingKey,
  queryFn: ({ signal }: Asked) => getSpending(signal),
})

export const spendingFileCall = {
  method: 'GET',
  path: '/api/auth/protection/spending.csv',
  answer: LedgerFile,
} as const
export const getSpendingFile = () => send(spendingFileCall)
