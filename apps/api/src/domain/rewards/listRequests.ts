import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { rewardRequests, rewards } from '../../database/schema.ts'
import { toRewardRequest } from './toReward.ts'

export async function listRequests(database: Database, memberUuid: string, fits?: SQL) {
  const rows = await database
    .select({ request: rewardRequests, reward: rewards })
    .from(rewardRequests)
    .innerJoin(rewards, eq(rewards.uuid, rewardRequests.rewardUuid))
    .where(and(eq(rewardRequests.memberUuid, memberUuid), fits))
    .orderBy(desc(rewardRequests.createdAt), desc(rewardRequests.uuid))
    .limit(100)
  return rows.map(({ request, reward }) => toRewardRequest(request, reward))
}
