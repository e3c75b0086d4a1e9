import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  creditAdjustments,
  feedLines,
  members,
  payouts,
  slipRequests,
  slips,
  withdrawals,
  rewardRequests,
  rewards,
} from '../../database/schema.ts'
import { byHand } from '../../domain/withdrawals/payouts/payouts.ts'
import { readOperation } from '../../domain/settings/settings.ts'
import { memberColumns } from './findMembers.ts'
import { runningAnnouncements } from './settingsWork.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { addressIn } from '../../domain/rewards/toReward.ts'

export async function openWork(database: Database, now: Date) {
  return {
    slips: await database
      .select({ request: slipRequests, member: memberColumns, slip: slips })
      .from(slipRequests)
      .innerJoin(members, eq(members.uuid, slipRequests.memberUuid))
      .leftJoin(slips, eq(slips.uuid, slipRequests.slipUuid))
      .where(eq(slipRequests.status, 'PENDING'))
      .orderBy(asc(slipRequests.createdAt))
      .limit(100),
    lines: await database
      .select()
      .from(feedLines)
      .where(eq(feedLines.status, 'DOUBTFUL'))
      .orderBy(asc(feedLines.at))
      .limit(100),
    withdrawals: await openWithdrawals(database, now),
    adjustments: await database
      .select({ adjustment: creditAdjustments, member: memberColumns })
      .from(creditAdjustments)
      .innerJoin(members, eq(members.uuid, creditAdjustments.memberUuid))
      .where(eq(creditAdjustments.status, 'WAITING'))
      .orderBy(asc(creditAdjustments.askedAt))
      .limit(100),
    operation: await readOperation(database),
    announcements: await runningAnnouncements(database, now),
  }
}

async function openWithdrawals(database: Database, now: Date) {
  const rows = await database
    .select({ withdrawal: withdrawals, member: memberColumns, payout: payouts })
    .from(withdrawals)
    .innerJoin(members, eq(members.uuid, withdrawals.memberUuid))
    .leftJoin(
      payouts,
      and(
        eq(payouts.withdrawalUuid, withdrawals.uuid),
        inArray(payouts.status, ['SENDING', 'ACCEPTED', 'UNCLEAR']),
      ),
    )
    .where(inArray(withdrawals.status, ['PENDING', 'PROCESSING', 'FAILED']))
    .orderBy(asc(withdrawals.requestedAt))
    .limit(100)
  return rows.map(({ withdrawal, member, payout }) => {
    const by = withdrawal.status === 'PENDING' ? byHand(member, now) : undefined
    return { withdrawal, member, payout, by }
  })
}

export type OpenWork = Awaited<ReturnType<typeof openWork>>

/** Query for up to 5 members whose account ends in these digits. */
export const membersByDigits = (database: Database, digits: string) =>
  database
    .select({ username: members.username, name: members.name })
    .from(members)
    .where(ilike(members.bankId, `%${digits.replaceAll(/\D/g, '')}`))
    .limit(5)

export const toOpenWork = ({ lines, operation, announcements, ...open }: OpenWork) => ({
  slips: open.slips.map(({ request, member }) => ({
    uuid: request.uuid,
    username: member.username,
    amount: toBaht(request.amount),
    transRef: request.transRef,
    transAt: apiTime(request.transAt),
  })),
  lines: lines.map((line) => ({
    uuid: line.uuid,
    amount: toBaht(line.amount),
    senderDigits: line.senderDigits,
    transRef: line.transRef,
    reason: line.reason,
  })),
  withdrawals: open.withdrawals.map(({ withdrawal, member }) => ({
    uuid: withdrawal.uuid,
    username: member.username,
    amount: toBaht(withdrawal.amount),
    status: withdrawal.status,
  })),
  operation,
  announcements: announcements.map(({ uuid, title, type, audience }) => ({ uuid, title, type, audience })),
})

export const rewardWork = (database: Database) =>
  database
    .select({ request: rewardRequests, reward: rewards, member: memberColumns })
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
