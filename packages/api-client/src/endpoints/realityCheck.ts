import * as v from 'valibot'
import type { Actor, Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Time } from '../client/shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `realityCheck`.

/** Intervals of the reality check, in minutes. */
export const realityCheckMinutes = [15, 30, 60] as const
const minutes = v.nullable(v.picklist(realityCheckMinutes))

export const RealityCheck = v.object({
  /** Null where the member wants to be told nothing. */
  minutes,
  /** When this session began. */
  startedAt: Time,
  /** From when the minutes count: the session's beginning, its last answer, or the setting. */
  since: Time,
  /** The server's clock: a phone's own may be wrong. */
  now: Time,
  /** Minutes of this session with a game open. */
  playedMinutes: Count,
  /** Won less staked since the session began; below zero where more was staked. */
  net: Baht,
})
export type RealityCheck = v.InferOutput<typeof RealityCheck>

export const realityCheckKey = ['realityCheck'] as const
export const realityCheckCall = {
  method: 'GET',
  path: '/api/auth/protection/reality-check',
  answer: RealityCheck,
} as const
/** Session time, its result, and the start of the current interval. */
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
/** Sets how often, or (null) never; the minutes count from now. */
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
/** Answers the question: the minutes count from now, in every tab of this session. */
export const answerRealityCheck = (answer: AnswerRealityCheckRequest, by: Actor) =>
  send(answerRealityCheckCall, { body: answer, by })
