import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Count, Id, List, nextPage, Paging, Time } from '../client/shapes.ts'
import { Credit } from './credit.ts'
import { RewardRequest } from './rewards.ts'
import { AnyPrize, Prize } from './wheel.ts'

/** A turn. `price` is the most points that the member agreed to pay; a turn that costs more is refused. */
export const FlipCardRequest = v.object({ gameUuid: Id, cardIndex: Count, price: v.optional(Count) })
export type FlipCardRequest = v.InferOutput<typeof FlipCardRequest>

/** Prize under the flipped card; `others` are the prizes under the other cards. */
export const FlipCardAnswer = v.object({
  cardIndex: Count,
  prize: Prize,
  others: v.array(Prize),
  playLeft: Count,
  /** Points that the turn cost. */
  paid: v.optional(Count),
  credit: Credit,
})
const anyPrizes = { prize: AnyPrize, others: v.array(AnyPrize) }
const AnyFlipAnswer = v.object({ ...FlipCardAnswer.entries, ...anyPrizes })
export type FlipCardAnswer = v.InferOutput<typeof AnyFlipAnswer>

export const flipCardCall = {
  method: 'POST',
  path: '/api/auth/game/flip-card/random-reward',
  body: FlipCardRequest,
  answer: FlipCardAnswer,
  command: true,
} as const
/** Flips a card in the game whose prizes are credit and points; the server draws the prize. */
export const flipCard = (input: FlipCardRequest, command: Command) =>
  send({ ...flipCardCall, answer: AnyFlipAnswer }, { body: input, command })

export const FlipLog = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  prize: Prize,
  createdAt: Time,
  eventName: v.nullish(v.string()),
})
const AnyFlipLog = v.object({ ...FlipLog.entries, prize: AnyPrize })
export type FlipLog = v.InferOutput<typeof AnyFlipLog>

export const FlipLogList = List(FlipLog)
const AnyFlipLogList = List(AnyFlipLog)
export type FlipLogList = v.InferOutput<typeof AnyFlipLogList>

/** Kind of card game: its prizes are credit and points (`FLIP_CARD`) or goods (`FLIP_CARD_REWARD`). */
export const FlipType = v.picklist(['FLIP_CARD', 'FLIP_CARD_REWARD'])
export type FlipType = v.InferOutput<typeof FlipType>

export const flipLogsKey = ['flipLogs'] as const
export const flipLogsCall = {
  method: 'GET',
  path: '/api/auth/game/flip-card/logs',
  query: v.object({ ...Paging, type: v.optional(FlipType) }),
  answer: FlipLogList,
} as const
export const listFlipLogs = (page = 1, type?: FlipType, signal?: AbortSignal) =>
  send({ ...flipLogsCall, answer: AnyFlipLogList }, { query: { page, ...(type && { type }) }, signal })

export const flipLogsQuery = (type: FlipType) => ({
  queryKey: [...flipLogsKey, type],
  queryFn: ({ pageParam, signal }: Asked & { pageParam: number }) => listFlipLogs(pageParam, type, signal),
  initialPageParam: 1,
  getNextPageParam: nextPage,
})

/** Prize under the flipped card; `request` is the delivery of goods, null for other prizes. */
export const FlipRewardCardAnswer = v.object({
  ...FlipCardAnswer.entries,
  request: v.nullish(RewardRequest),
})
const AnyFlipRewardAnswer = v.object({ ...FlipRewardCardAnswer.entries, ...anyPrizes })
export type FlipRewardCardAnswer = v.InferOutput<typeof AnyFlipRewardAnswer>

export const flipRewardCardCall = {
  method: 'POST',
  path: '/api/auth/game/flip-card-reward/random',
  body: FlipCardRequest,
  answer: FlipRewardCardAnswer,
  command: true,
} as const
/** Flips a card in the game whose prizes are goods; the member needs a delivery address. */
export const flipRewardCard = (input: FlipCardRequest, command: Command) =>
  send({ ...flipRewardCardCall, answer: AnyFlipRewardAnswer }, { body: input, command })

export const myRewardRequestsKey = ['flipCardRewards', 'mine'] as const
export const myRewardRequestsCall = {
  method: 'GET',
  path: '/api/auth/game/reward/request/my',
  answer: v.array(RewardRequest),
} as const
export const listMyRewardRequests = (signal?: AbortSignal) => send(myRewardRequestsCall, { signal })

export const myRewardRequestsQuery = () => ({
  queryKey: myRewardRequestsKey,
  queryFn: ({ signal }: Asked) => listMyRewardRequests(signal),
})
