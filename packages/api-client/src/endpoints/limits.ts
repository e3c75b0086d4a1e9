import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtInput, limitPeriods, Time } from '../client/shapes.ts'

// Addition, needs the feature `limits` of /api/setting.

/** Kinds of limit: on deposits, on losses (net of winnings), on stakes. */
export const limitKinds = ['DEPOSIT', 'LOSS', 'STAKE'] as const
export { limitPeriods }

const which = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }

/**
 * A pending change of a limit to a higher amount, or to none (null). The member must confirm it, a day later at
 * the earliest.
 */
export const WaitingLimit = v.object({
  amount: v.nullable(Baht),
  askedAt: Time,
  readyAt: Time,
  lapsesAt: Time,
  isReady: v.boolean(),
})
export type WaitingLimit = v.InferOutput<typeof WaitingLimit>

/**
 * One of the member's nine limits: a kind and a period. `used` (baht) of a loss limit is negative after a win;
 * `left` is null without a limit.
 */
export const PlayLimit = v.object({
  ...which,
  amount: v.nullable(Baht),
  used: Baht,
  left: v.nullable(Baht),
  startedAt: Time,
  endsAt: Time,
  waiting: v.nullable(WaitingLimit),
})
export type PlayLimit = v.InferOutput<typeof PlayLimit>

export const Limits = v.object({
  limits: v.array(PlayLimit),
  /** True if the site should offer limits: until the member deposits, sets a limit or declines. */
  isOffered: v.boolean(),
})
export type Limits = v.InferOutput<typeof Limits>

export const limitsKey = ['limits'] as const
export const limitsCall = { method: 'GET', path: '/api/auth/protection/limits', answer: Limits } as const
export const getLimits = (signal?: AbortSignal) => send(limitsCall, { signal })

export const limitsQuery = () => ({
  queryKey: limitsKey,
  queryFn: ({ signal }: Asked) => getLimits(signal),
})

/** Request to set a limit; `amount` null removes the limit. */
export const SetLimitRequest = v.object({ ...which, amount: v.nullable(BahtInput) })
export type SetLimitRequest = v.InferOutput<typeof SetLimitRequest>

export const setLimitCall = {
  method: 'POST',
  path: '/api/auth/protection/limits',
  body: SetLimitRequest,
  answer: Limits,
  command: true,
} as const
/** Sets a limit. A new or lower limit is in force at once; a higher one or none must be confirmed a day later. */
export const setLimit = (limit: SetLimitRequest, command: Command) =>
  send(setLimitCall, { body: limit, command })

/** Request to confirm the pending change of a limit; `isWanted` false cancels the change. */
export const SettleLimitRequest = v.object({ ...which, isWanted: v.boolean() })
export type SettleLimitRequest = v.InferOutput<typeof SettleLimitRequest>

export const settleLimitCall = {
  method: 'POST',
  path: '/api/auth/protection/limits/waiting',
  body: SettleLimitRequest,
  answer: Limits,
  command: true,
} as const
export const settleLimit = (settled: SettleLimitRequest, command: Command) =>
  send(settleLimitCall, { body: settled, command })

export const declineLimitsCall = {
  method: 'POST',
  path: '/api/auth/protection/limits/declined',
  body: v.object({}),
  answer: Limits,
  command: true,
} as const
export const declineLimits = (command: Command) => send(declineLimitsCall, { body: {}, command })
