import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { orNull } from '../client/errors.ts'
import { Count, Id, Time } from '../client/shapes.ts'
import { Credit } from './credit.ts'

/** A prize; `value` is in baht or points, by `type`. */
export const Prize = v.object({
  id: v.union([v.string(), v.number()]),
  label: v.string(),
  type: v.picklist(['CREDIT', 'POINT', 'ITEM', 'NONE']),
  value: v.number(),
  image: v.nullish(v.string()),
  /** The chance (0 to 1) that one play gives this prize, where prizes are listed. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
export type Prize = v.InferOutput<typeof Prize>

/** A prize as pages read it: of a type that came after them, it is `OTHER`, with picture and name. */
export const AnyPrize = v.object({
  ...Prize.entries,
  type: v.union([
    Prize.entries.type,
    v.pipe(
      v.string(),
      v.transform(() => 'OTHER' as const),
    ),
  ]),
})
export type AnyPrize = v.InferOutput<typeof AnyPrize>

export const Wheel = v.object({
  uuid: Id,
  name: v.string(),
  segments: v.array(v.object({ ...Prize.entries, color: v.string() })),
  spinLeft: Count,
  /** How many spins of `spinLeft` cost no points. */
  spinFree: v.optional(Count),
  /** How many spins that cost no points a member can keep; 0 if none can be earned. */
  spinMax: Count,
  cost: v.nullish(Count),
})
const AnyWheel = v.object({
  ...Wheel.entries,
  segments: v.array(v.object({ ...AnyPrize.entries, color: v.string() })),
})
export type Wheel = v.InferOutput<typeof AnyWheel>

export const WheelLog = v.object({ uuid: Id, order: v.nullish(v.string()), prize: Prize, createdAt: Time })
const AnyWheelLog = v.object({ ...WheelLog.entries, prize: AnyPrize })
export type WheelLog = v.InferOutput<typeof AnyWheelLog>

export const wheelKey = ['wheel'] as const
export const wheelCall = { method: 'GET', path: '/api/auth/wheel', answer: Wheel } as const
export const getWheel = (signal?: AbortSignal) => send({ ...wheelCall, answer: AnyWheel }, { signal })

/** Query of the running wheel; the data are null if no wheel is running. */
export const wheelQuery = () => ({
  queryKey: wheelKey,
  queryFn: ({ signal }: Asked) => orNull(getWheel(signal)),
})

export const WheelRequest = v.object({ uuid: Id })
export type WheelRequest = v.InferOutput<typeof WheelRequest>

/** A spin. `price` is the most points that the member agreed to pay; a spin that costs more is refused. */
export const SpinWheelRequest = v.object({ ...WheelRequest.entries, price: v.optional(Count) })
export type SpinWheelRequest = v.InferOutput<typeof SpinWheelRequest>

export const SpinWheelAnswer = v.object({
  segmentId: v.union([v.string(), v.number()]),
  prize: Prize,
  spinLeft: Count,
  /** Points that the spin cost. */
  paid: v.optional(Count),
  log: WheelLog,
  credit: Credit,
})
const AnySpinAnswer = v.object({ ...SpinWheelAnswer.entries, prize: AnyPrize, log: AnyWheelLog })
export type SpinWheelAnswer = v.InferOutput<typeof AnySpinAnswer>

export const spinWheelCall = {
  method: 'POST',
  path: '/api/auth/wheel/reward',
  body: SpinWheelRequest,
  answer: SpinWheelAnswer,
  command: true,
} as const
/** Spins the wheel once; the server draws the prize, and the wheel stops at `segmentId`. */
export const spinWheel = (input: SpinWheelRequest, command: Command) =>
  send({ ...spinWheelCall, answer: AnySpinAnswer }, { body: input, command })

export const wheelLogKey = ['wheel', 'log'] as const
export const wheelLogCall = {
  method: 'POST',
  path: '/api/auth/wheel/log',
  body: WheelRequest,
  answer: v.array(WheelLog),
  isRead: true,
} as const
export const listWheelLog = (wheelUuid: string, signal?: AbortSignal) =>
  send({ ...wheelLogCall, answer: v.array(AnyWheelLog) }, { body: { uuid: wheelUuid }, signal })

export const wheelLogQuery = (wheelUuid: string) => ({
  queryKey: [...wheelLogKey, wheelUuid] as const,
  queryFn: ({ signal }: Asked) => listWheelLog(wheelUuid, signal),
})
