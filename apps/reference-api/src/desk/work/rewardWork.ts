import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { gameEvents, members, rewardRequests, rewards } from '../../database/schema.ts'
import { addressIn } from '../../rewards/toReward.ts'
import { readSite } from '../../site/settings.ts'

/** Rewards to be approved or sent, the events and the promotion that runs. */
export async function rewardWork(database: Database) {
  return {
    requests: await database
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
      .limit(100),
    events: await database.select().from(gameEvents).orderBy(asc(gameEvents.rank), asc(gameEvents.uuid)),
    promotion: (await readSite(database)).promotion,
  }
}

export type RewardWork = Awaited<ReturnType<typeof rewardWork>>

/** The same for tests and journeys. */
export const toRewardWork = ({ requests, events, promotion }: RewardWork) => ({
  rewards: requests.map(({ request, reward, member }) => ({
    uuid: request.uuid,
    username: member.username,
    reward: reward.name,
    status: request.status,
    source: request.source,
    address: addressIn(request),
  })),
  events: events.map(({ uuid, type, name, isActive }) => ({ uuid, type, name, isActive })),
  promotion,
})
