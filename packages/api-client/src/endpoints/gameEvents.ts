import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { orNull } from '../client/errors.ts'
import { Count, Day, Id, Time } from '../client/shapes.ts'
import { Credit } from './credit.ts'
import { AnyPrize, Prize } from './wheel.ts'

export const GameEvent = v.object({
  uuid: Id,
  type: v.picklist(['WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD', 'CHECK_IN']),
  name: v.string(),
  image: v.nullish(v.string()),
  isActive: v.boolean(),
  playLeft: Count,
  /** How many plays of `playLeft` cost no points. */
  playFree: v.optional(Count),
  cost: v.nullish(Count),
  cards: v.nullish(Count),
  prizes: v.array(Prize),
  earnedBy: v.nullish(v.string()),
})
const AnyGameEvent = v.object({ ...GameEvent.entries, prizes: v.array(AnyPrize) })
export type GameEvent = v.InferOutput<typeof AnyGameEvent>

export const gameEventsKey = ['gameEvents'] as const
export const gameEventsCall = { method: 'GET', path: '/api/auth/game', answer: v.array(GameEvent) } as const
export const listGameEvents = (signal?: AbortSignal) =>
  send({ ...gameEventsCall, answer: v.array(AnyGameEvent) }, { signal })

export const gameEventsQuery = () => ({
  queryKey: gameEventsKey,
  queryFn: ({ signal }: Asked) => listGameEvents(signal),
})

const DayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))

export const CheckIn = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  json: v.object({ day: DayOfMonth }),
  value: Count,
  game_value: Count,
  createdAt: Time,
})
export type CheckIn = v.InferOutput<typeof CheckIn>

export const GameLog = v.object({
  id: v.union([v.string(), v.number()]),
  gameValue: Count,
  gameValueTomorrow: Count,
})
export type GameLog = v.InferOutput<typeof GameLog>

export const GetCheckInAnswer = v.object({
  items: v.array(CheckIn),
  today: v.object({ date: Day, day: DayOfMonth, value: Count, checkedIn: v.boolean() }),
  gameLog: v.nullable(GameLog),
})
export type GetCheckInAnswer = v.InferOutput<typeof GetCheckInAnswer>

export const checkInKey = ['checkIn'] as const
export const getCheckInCall = {
  method: 'GET',
  path: '/api/auth/game/check-in',
  answer: GetCheckInAnswer,
} as const
/** Returns this month's check-ins, and today's date in Asia/Bangkok by the server's clock. */
export const getCheckIn = (signal?: AbortSignal) => send(getCheckInCall, { signal })

/** Query of the month's check-ins; the data are null while the event is closed. */
export const checkInQuery = () => ({
  queryKey: checkInKey,
  queryFn: ({ signal }: Asked) => orNull(getCheckIn(signal)),
})

export const CheckInAnswer = v.object({ gameLog: GameLog, credit: Credit })
export type CheckInAnswer = v.InferOutput<typeof CheckInAnswer>

export const checkInCall = {
  method: 'POST',
  path: '/api/auth/game/check-in',
  body: v.object({}),
  answer: CheckInAnswer,
  command: true,
} as const
export const checkIn = (command: Command) => send(checkInCall, { body: {}, command })
