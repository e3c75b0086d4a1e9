import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Count, Id, Time } from '../client/shapes.ts'
import { withdrawalsKey, withdrawStatuses } from './withdrawals.ts'

// Addition, needs the feature `withdrawProgress` of /api/setting.

export const WithdrawStep = v.object({ status: v.picklist(withdrawStatuses), at: Time })
export type WithdrawStep = v.InferOutput<typeof WithdrawStep>

/**
 * Progress of the pending withdrawal, and durations of the operator's last hundred withdrawals. The durations
 * are null if there were too few withdrawals.
 */
export const WithdrawProgress = v.object({
  withdrawUuid: v.nullable(Id),
  steps: v.array(WithdrawStep),
  /** Durations from request to payout (seconds): 50 % took at most `half`, 90 % at most `most`. */
  usual: v.nullable(v.object({ half: Count, most: Count, count: Count })),
})
export type WithdrawProgress = v.InferOutput<typeof WithdrawProgress>

// Refetched together with the withdrawals.
export const withdrawProgressKey = [...withdrawalsKey, 'progress'] as const
export const withdrawProgressCall = {
  method: 'GET',
  path: '/api/auth/withdraw/progress',
  answer: WithdrawProgress,
} as const
export const getWithdrawProgress = (signal?: AbortSignal) => send(withdrawProgressCall, { signal })

export const withdrawProgressQuery = () => ({
  queryKey: withdrawProgressKey,
  queryFn: ({ signal }: Asked) => getWithdrawProgress(signal),
})
