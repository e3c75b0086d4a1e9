import { and, eq, desc, type SQL } from 'drizzle-orm'
import { balancesOf } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { rewardRequests, rewards } from '../../database/schema.ts'
import { addressOf } from '../address/addressOf.ts'
import { refuseOnBreak } from '../protection/breaks.ts'
import { notFound, Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { takeStock } from './takeStock.ts'
import { t } from './words.ts'
import { toRewardRequest, type RequestRow, type RewardRow } from './toReward.ts'

/**
 * Buys a reward with points: changes stock, request and points in the command's transaction. Throws a refusal
 * without stock, points or a needed address, or for credit on a break.
 */
export async function requestReward(
  tx: Database,
  member: Member,
  rewardUuid: string,
  order: string,
  now: Date,
) {
  const [wanted] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.uuid, uuidOf(rewardUuid)), eq(rewards.status, 'ACTIVE')))
  if (!wanted) throw notFound(t.unknown)
  // Credit enables play, so it is refused on a break; goods are not.
  if (wanted.credit > 0n) await refuseOnBreak(tx, member.uuid, now)
  if (wanted.stock === 0) throw new Refusal(422_402)
  const { points } = await balancesOf(tx, member)
  if (points < BigInt(wanted.point))
    throw new Refusal(422_401, { data: { cost: wanted.point, point: Number(points) } })
  const address = wanted.needAddress ? await addressOf(tx, member.uuid) : null
  if (wanted.needAddress && !address) throw new Refusal(422_403)

  const reward = await takeStock(tx, wanted.uuid)
  if (!reward) throw new Refusal(422_402)
  const [request] = await tx
    .insert(rewardRequests)
    .values({
      memberUuid: member.uuid,
      order,
      rewardUuid: reward.uuid,
      source: 'POINTS',
      point: reward.point,
      status: reward.credit > 0n ? 'APPROVED' : 'PENDING',
      address,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const paid: ledger.Posting = {
    kind: 'reward',
    member: member.uuid,
    order,
    reference: request!.uuid,
    at: now,
    entries: [
      { account: ledger.pointsOf(member.uuid), amount: -BigInt(reward.point) },
      { account: ledger.loyalty, amount: BigInt(reward.point) },
    ],
  }
  await ledger.post(tx, paid, ...creditPaid(request!, reward))
  return toRewardRequest(request!, reward)
}

export function creditPaid(
  { uuid, memberUuid, order, createdAt }: RequestRow,
  { credit }: RewardRow,
): ledger.Posting[] {
  if (credit === 0n) return []
  const entries = [
    { account: ledger.creditOf(memberUuid), amount: credit },
    { account: ledger.bonus, amount: -credit },
  ]
  return [{ kind: 'reward-credit', member: memberUuid, order, reference: uuid, at: createdAt, entries }]
}

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
