import * as v from 'valibot'
import type { Actor, Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Time } from '../client/shapes.ts'

// Addition, needs the feature `realityCheck` of /api/setting.

export const realityCheckMinutes = [15, 30, 60] as const
const minutes = v.nullable(v.picklist(realityCheckMinutes))

export const RealityCheck = v.object({
  /** Interval of the reality check (minutes); null if the member turned it off. */
  minutes,
  startedAt: Time,
  /** Start of the current interval: the session's start, the last answer, or the last change. */
  since: Time,
  /** The server's time. */
  now: Time,
  playedMinutes: Count,
  /** Winnings minus stakes of this session (baht); negative after a loss. */
  net: Baht,
})
export type RealityCheck = v.InferOutput<typeof RealityCheck>

export const realityCheckKey = ['realityCheck'] as const
export const realityCheckCall = {
  method: 'GET',
  path: '/api/auth/protection/reality-check',
  answer: RealityCheck,
} as const
export const getRealityCheck = (signal?: AbortSignal) => send(realityCheckCall, { signal })

export const realityCheckQuery = () => ({
  queryKey: realityCheckKey,
  queryFn: ({ signal }: Asked) => getRealityCheck(signal),
})

export const SetRealityCheckRequest = v.object({ minutes })
export type SetRealityCheckRequest = v.InferOutput<typeof SetRealityCheckRequest>

export const setRealityCheckCall = {
  method: 'POST',
  path: '/api/auth/protection/reality-check',
  body: SetRealityCheckRequest,
  answer: RealityCheck,
  command: true,
} as const
/** Sets the interval of the reality check, which restarts; null turns the check off. */
export const setRealityCheck = (set: SetRealityCheckRequest, command: Command) =>
  send(setRealityCheckCall, { body: set, command })

export const AnswerRealityCheckRequest = v.object({ choice: v.picklist(['CARRY_ON', 'HISTORY', 'STOP']) })
export type AnswerRealityCheckRequest = v.InferOutput<typeof AnswerRealityCheckRequest>

export const answerRealityCheckCall = {
  method: 'POST',
  path: '/api/auth/protection/reality-check/answer',
  body: AnswerRealityCheckRequest,
  answer: RealityCheck,
} as const
export const answerRealityCheck = (answer: AnswerRealityCheckRequest, by: Actor) =>
  send(answerRealityCheckCall, { body: answer, by })
