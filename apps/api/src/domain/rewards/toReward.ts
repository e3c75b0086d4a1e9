import { Address, type ListedReward, type Reward, type RewardRequest } from '@member/api-client'
import type { InferSelectModel } from 'drizzle-orm'
import * as v from 'valibot'
import type { rewardRequests, rewards } from '../../database/schema.ts'
import { inLanguage } from '../../http/language.ts'
import { apiTime } from '../../values/bangkok.ts'

export type RewardRow = InferSelectModel<typeof rewards>
export type RequestRow = InferSelectModel<typeof rewardRequests>

const toReward = (row: RewardRow): Reward => ({
  uuid: row.uuid,
  categoryId: row.categoryId,
  name: inLanguage(row).name,
  detail: inLanguage(row).detail,
  image: row.image,
  point: row.point,
  stock: row.stock,
  needAddress: row.needAddress,
  status: row.status,
})

export const toListedReward = (row: RewardRow, points: number): ListedReward => ({
  ...toReward(row),
  reach:
    points >= row.point
      ? null
      : { missing: row.point - points, percent: Math.floor((points * 100) / row.point) },
})

/** Converts a request for the API; `reward.point` is the price paid, 0 for a prize. */
export const toRewardRequest = (row: RequestRow, reward: RewardRow): RewardRequest => ({
  uuid: row.uuid,
  order: row.order,
  reward: { ...toReward(reward), point: row.point },
  userUuid: row.memberUuid,
  status: row.status,
  address: addressIn(row),
  trackingNo: row.trackingNo,
  remark: inLanguage(row).remark,
  createdAt: apiTime(row.createdAt),
})

export const addressIn = ({ address }: Pick<RequestRow, 'address'>) =>
  v.parse(v.nullable(Address), address ?? null)
