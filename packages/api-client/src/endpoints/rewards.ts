import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { me, send } from '../client/http.ts'
import { orNull } from '../client/errors.ts'
import { Count, Id, Paging, Time } from '../client/shapes.ts'
import { Address } from './address.ts'
import { Credit } from './credit.ts'

/** A reward; `point` is its price. */
export const Reward = v.object({
  uuid: Id,
  categoryId: v.union([v.string(), v.number()]),
  name: v.string(),
  detail: v.string(),
  image: v.nullish(v.string()),
  point: Count,
  stock: Count,
  needAddress: v.boolean(),
  status: v.string(),
})
export type Reward = v.InferOutput<typeof Reward>

export const ListedReward = v.object({
  ...Reward.entries,
  /** The points that the member lacks, and the percentage reached; null if the points suffice. */
  reach: v.nullish(v.object({ missing: Count, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
})
export type ListedReward = v.InferOutput<typeof ListedReward>

export const RewardRequest = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  reward: Reward,
  userUuid: Id,
  status: v.picklist(['PENDING', 'APPROVED', 'SHIPPED', 'REJECTED']),
  address: v.nullish(Address),
  trackingNo: v.nullish(v.string()),
  remark: v.nullish(v.string()),
  createdAt: Time,
})
export type RewardRequest = v.InferOutput<typeof RewardRequest>

export const ListRewardsRequest = v.object({
  categoryId: v.optional(v.union([v.string(), v.number()])),
  page: Paging.page,
})
export type ListRewardsRequest = v.InferOutput<typeof ListRewardsRequest>

export const ListRewardsAnswer = v.object({
  categories: v.array(
    v.object({
      id: v.union([v.string(), v.number()]),
      name: v.string(),
      image: v.nullish(v.string()),
    }),
  ),
  items: v.array(ListedReward),
  total: Count,
  point: Count,
})
export type ListRewardsAnswer = v.InferOutput<typeof ListRewardsAnswer>

export const rewardsKey = ['rewards'] as const
export const rewardsCall = {
  method: 'POST',
  path: '/api/auth/reward',
  body: ListRewardsRequest,
  answer: ListRewardsAnswer,
  isRead: true,
} as const
export const listRewards = (input: Partial<ListRewardsRequest> = {}, signal?: AbortSignal) =>
  send(rewardsCall, { body: input, signal })

/** Query of one category's rewards or of all, page by page; null for an unknown category. */
export const rewardsQuery = (categoryId?: ListRewardsRequest['categoryId']) => ({
  queryKey: [...rewardsKey, 'category', categoryId ?? 'all'] as const,
  queryFn: ({ pageParam, signal }: Asked & { pageParam: number }) =>
    orNull(listRewards({ page: pageParam, ...(categoryId !== undefined && { categoryId }) }, signal)),
  initialPageParam: 1,
  getNextPageParam: (last: ListRewardsAnswer | null, pages: (ListRewardsAnswer | null)[]) => {
    const shown = pages.reduce((sum, page) => sum + (page?.items.length ?? 0), 0)
    return last && last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined
  },
})

export const RequestRewardRequest = v.object({ userUuid: Id, rewardUuid: Id })
export type RequestRewardRequest = v.InferOutput<typeof RequestRewardRequest>

export const RequestRewardAnswer = v.object({ request: RewardRequest, credit: Credit })
export type RequestRewardAnswer = v.InferOutput<typeof RequestRewardAnswer>

export const requestRewardCall = {
  method: 'POST',
  path: '/api/auth/reward/request',
  body: RequestRewardRequest,
  answer: RequestRewardAnswer,
  command: true,
  money: true,
} as const
export const requestReward = async (rewardUuid: string, command: Command) =>
  send(requestRewardCall, { body: { userUuid: me().uuid, rewardUuid }, command })

export const RewardRequestsRequest = v.object({ userUuid: Id })
export type RewardRequestsRequest = v.InferOutput<typeof RewardRequestsRequest>

export const rewardRequestsKey = ['rewards', 'requests'] as const
export const rewardRequestsCall = {
  method: 'POST',
  path: '/api/auth/reward/request/history',
  body: RewardRequestsRequest,
  answer: v.array(RewardRequest),
  isRead: true,
} as const
export const listRewardRequests = async (signal?: AbortSignal) =>
  send(rewardRequestsCall, { body: { userUuid: me().uuid }, signal })

export const rewardRequestsQuery = () => ({
  queryKey: rewardRequestsKey,
  queryFn: ({ signal }: Asked) => listRewardRequests(signal),
})
