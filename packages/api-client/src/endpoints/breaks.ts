import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Password, Time } from '../client/shapes.ts'

// Addition, needs the feature `breaks` of /api/setting.

/** Lengths of a break, which ends by itself. */
export const breakLengths = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const
export const exclusionLengths = ['SIX_MONTHS', 'ONE_YEAR', 'TWO_YEARS', 'FIVE_YEARS', 'FOREVER'] as const

/**
 * A break or exclusion in force. `endsAt` is null if it never ends. `overAt` is when play resumes, null while
 * undetermined.
 */
export const RunningBreak = v.object({
  kind: v.picklist(['BREAK', 'EXCLUSION']),
  startsAt: Time,
  endsAt: v.nullable(Time),
  overAt: v.nullable(Time),
  /** True if the exclusion's time is over and the member has not requested its end yet. */
  mayAskReturn: v.boolean(),
})
export type RunningBreak = v.InferOutput<typeof RunningBreak>

export const Break = v.object({ away: v.nullable(RunningBreak) })
export type Break = v.InferOutput<typeof Break>

export const breakKey = ['break'] as const
export const breakCall = { method: 'GET', path: '/api/auth/protection/break', answer: Break } as const
export const getBreak = (signal?: AbortSignal) => send(breakCall, { signal })

export const breakQuery = () => ({
  queryKey: breakKey,
  queryFn: ({ signal }: Asked) => getBreak(signal),
})

export const TakeBreakRequest = v.object({
  length: v.picklist([...breakLengths, ...exclusionLengths]),
  password: Password,
  /** The member's confirmation that the break cannot be undone. */
  isUnderstood: v.literal(true),
})
export type TakeBreakRequest = v.InferOutput<typeof TakeBreakRequest>

export const takeBreakCall = {
  method: 'POST',
  path: '/api/auth/protection/break',
  body: TakeBreakRequest,
  answer: Break,
  command: true,
} as const
/**
 * Starts a break or exclusion at once; the member cannot undo it. Deposits and games are refused, and all other
 * sessions end.
 */
export const takeBreak = (taken: TakeBreakRequest, command: Command) =>
  send(takeBreakCall, { body: taken, command })

export const askReturnCall = {
  method: 'POST',
  path: '/api/auth/protection/break/return',
  body: v.object({}),
  answer: Break,
  command: true,
} as const
/** Requests the end of an exclusion whose time is over; play resumes a day later. */
export const askReturn = (command: Command) => send(askReturnCall, { body: {}, command })
