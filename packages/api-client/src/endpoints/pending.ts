import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Count } from '../client/shapes.ts'

// Addition, needs the feature `pending` of /api/setting.

export const PendingCards = v.object({
  type: v.picklist(['FLIP_CARD', 'FLIP_CARD_REWARD']),
  name: v.string(),
  /** Cards that the member can turn at no cost. */
  count: Count,
})
export type PendingCards = v.InferOutput<typeof PendingCards>

/** What awaits the member or the operator. */
export const Pending = v.object({
  /** Slips and deposits being checked. */
  slips: Count,
  deposits: Count,
  /** Withdrawals being paid, and those that failed, which the member must send again. */
  withdrawals: Count,
  failedWithdrawals: Count,
  /** True if the member must send documents: requested, or sent and rejected. */
  documents: v.boolean(),
  cards: v.array(PendingCards),
  /** False until the member's first deposit or withdrawal, whatever became of it. */
  hasMovements: v.boolean(),
})
export type Pending = v.InferOutput<typeof Pending>

export const pendingKey = ['pending'] as const
export const pendingCall = { method: 'GET', path: '/api/auth/pending', answer: Pending } as const
export const getPending = (signal?: AbortSignal) => send(pendingCall, { signal })

export const pendingQuery = () => ({
  queryKey: pendingKey,
  queryFn: ({ signal }: Asked) => getPending(signal),
})
