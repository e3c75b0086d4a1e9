import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { members, rewardRequests, rewards } from '../../database/schema.ts'
import { addressIn } from '../../domain/rewards/toReward.ts'

export const rewardWork = (database: Database) =>
  database
    .select({ request: rewardRequests, reward: rewards, member: members })
    .from(rewardRequests)
    .innerJoin(rewards, eq(rewards.uuid, rewardRequests.rewardUuid))
    .innerJoin(members, eq(members.uuid, rewardRequests.memberUuid))
    .where(
      or(
        eq(rewardRequests.status, 'PENDING'),
        and(eq(rewardRequests.status, 'APPROVED'), eq(rewards.needAddress, true)),
      ),
    )
    .orderBy(asc(rewardRequests.createdAt))
    .limit(100)

export type RewardWork = Awaited<ReturnType<typeof rewardWork>>

export const toRewardWork = (requests: RewardWork) => ({
  rewards: requests.map(({ request, reward, member }) => ({
    uuid: request.uuid,
    username: member.username,
    reward: reward.name,
    status: request.status,
    source: request.source,
    address: addressIn(request),
  })),
})
