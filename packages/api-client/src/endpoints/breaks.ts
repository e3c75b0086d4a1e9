import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Password, Time } from '../client/shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `breaks`.

/** A break ends by itself; an exclusion only when its member asks to come back, and then a day later. */
export const breakLengths = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const
export const exclusionLengths = ['SIX_MONTHS', 'ONE_YEAR', 'TWO_YEARS', 'FIVE_YEARS', 'FOREVER'] as const

/** `endsAt` null is for ever. `overAt` is when play is open again, null while nobody can say. */
export const Away = v.object({
  kind: v.picklist(['BREAK', 'EXCLUSION']),
  startsAt: Time,
  endsAt: v.nullable(Time),
  overAt: v.nullable(Time),
  /** Its day is past, and coming back has not been asked for. */
  mayAskReturn: v.boolean(),
})
export type Away = v.InferOutput<typeof Away>

export const Break = v.object({ away: v.nullable(Away) })
export type Break = v.InferOutput<typeof Break>

export const breakKey = ['break'] as const
export const breakCall = { method: 'GET', path: '/api/auth/protection/break', answer: Break } as const
/** The member's break or exclusion. */
export const getBreak = (signal?: AbortSignal) => send(breakCall, { signal })

export const breakQuery = () => ({
  queryKey: breakKey,
  queryFn: ({ signal }: Asked) => getBreak(signal),
})

export const TakeBreakRequest = v.object({
  length: v.picklist([...breakLengths, ...exclusionLengths]),
  password: Password,
  /** The tick: nothing undoes it before its day. */
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
/** Begins at once and cannot be undone: no deposit, no game; every other session ends. */
export const takeBreak = (taken: TakeBreakRequest, command: Command) =>
  send(takeBreakCall, { body: taken, command })

export const askReturnCall = {
  method: 'POST',
  path: '/api/auth/protection/break/return',
  body: v.object({}),
  answer: Break,
  command: true,
} as const
/** After the day an exclusion ends: play is open again a day after this. */
export const askReturn = (command: Command) => send(askReturnCall, { body: {}, command })
