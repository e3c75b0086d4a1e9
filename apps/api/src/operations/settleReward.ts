import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { rewardRequests, rewards } from '../database/schema.ts'
import { lockMember } from '../http/lockMember.ts'
import { addressOf } from '../domain/address/addressOf.ts'
import { type Remark, remarkColumns, thaiOf } from '../values/remark.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { returnStock } from '../domain/rewards/takeStock.ts'
import type { RequestRow } from '../domain/rewards/toReward.ts'
import { readSite } from '../domain/settings/settings.ts'
import { record, type OperationContext, remarkOf } from '../domain/audit/operation.ts'
import { lockApprovals, requireApproval, type ValueDecision, type PendingApproval } from './secondApproval.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { valueOfReward } from './monetaryValue.ts'

type Change = Partial<Pick<RequestRow, 'status' | 'trackingNo' | 'remark' | 'english'>>

export async function approveReward(
  doing: OperationContext,
  uuid: string,
): Promise<PendingApproval | undefined> {
  await lockApprovals(doing)
  const waits = await raiseReward(doing, uuid, { operation: 'approveReward', input: { uuid } })
  if (waits) return waits
  const request = await settle(doing, uuid, ['PENDING'], { status: 'APPROVED' })
  await record(doing, { act: 'REWARD_APPROVED', member: request.memberUuid, subject: uuid })
  return undefined
}

/** Counts the value of a reward that is still pending. Returns `waiting` if the reward needs a second person. */
async function raiseReward(
  doing: OperationContext,
  uuid: string,
  raised: Pick<ValueDecision, 'operation' | 'input'>,
): Promise<PendingApproval | undefined> {
  const { tx } = doing
  const isRequest = eq(rewardRequests.uuid, uuidOf(uuid))
  const [owner] = await tx.select().from(rewardRequests).where(isRequest)
  if (!owner) throw settledAlready()
  await lockMember(tx, owner.memberUuid)
  const [found] = await tx
    .select({ reward: rewards, point: rewardRequests.point })
    .from(rewardRequests)
    .innerJoin(rewards, eq(rewards.uuid, rewardRequests.rewardUuid))
    .where(and(isRequest, eq(rewardRequests.status, 'PENDING')))
  if (!found) return undefined
  const { credit, point } = found.reward
  const amount = valueOfReward({ credit, point: Math.max(point, found.point) }, await readSite(tx))
  return requireApproval(doing, { ...raised, subject: uuid, memberUuid: owner.memberUuid, amount })
}

/**
 * Marks a reward as sent, to the address of its request or else the member's current one. Returns `waiting` if a
 * pending reward needs a second person. Throws an OperationRefused without an address.
 */
export async function shipReward(
  doing: OperationContext,
  uuid: string,
  trackingNo: string,
): Promise<PendingApproval | undefined> {
  if (!/^[A-Za-z0-9-]{4,40}$/.test(trackingNo)) throw new OperationRefused(th.tracking)
  await lockApprovals(doing)
  const waits = await raiseReward(doing, uuid, { operation: 'shipReward', input: { uuid, trackingNo } })
  if (waits) return waits
  const request = await settle(doing, uuid, ['PENDING', 'APPROVED'], { status: 'SHIPPED', trackingNo })
  if (!request.address) await writeAddress(doing.tx, request)
  await record(doing, {
    act: 'REWARD_SHIPPED',
    member: request.memberUuid,
    subject: uuid,
    detail: { trackingNo },
  })
  return undefined
}

async function writeAddress(tx: Database, { uuid, memberUuid }: RequestRow) {
  const address = await addressOf(tx, memberUuid)
  if (!address) throw new OperationRefused(th.noAddress)
  await tx.update(rewardRequests).set({ address }).where(eq(rewardRequests.uuid, uuid))
}

/**
 * Rejects a request for a reward; refunds its points and returns the item to stock. Rewards that are credit
 * cannot be rejected.
 */
export async function rejectReward(doing: OperationContext, uuid: string, why: Remark) {
  const { tx } = doing
  const remark = remarkOf(why)
  const request = await settle(doing, uuid, ['PENDING', 'APPROVED'], {
    status: 'REJECTED',
    ...remarkColumns(remark),
  })
  const [reward] = await tx.select().from(rewards).where(eq(rewards.uuid, request.rewardUuid))
  // Credit is paid immediately on request.
  if (!reward || reward.credit > 0n) throw settledAlready()
  await returnStock(tx, reward.uuid)
  if (request.point > 0) await returnPoints(doing, request)
  await record(doing, {
    act: 'REWARD_REJECTED',
    member: request.memberUuid,
    subject: uuid,
    why: thaiOf(remark),
  })
}

async function returnPoints({ tx, now }: OperationContext, request: RequestRow) {
  await ledger.post(tx, {
    kind: 'reward-returned',
    member: request.memberUuid,
    order: request.order,
    reference: request.uuid,
    at: now,
    entries: [
      { account: ledger.pointsOf(request.memberUuid), amount: BigInt(request.point) },
      { account: ledger.loyalty, amount: -BigInt(request.point) },
    ],
  })
}

async function settle(
  { tx, now }: OperationContext,
  uuid: string,
  from: RequestRow['status'][],
  change: Change,
): Promise<RequestRow> {
  const isRequest = eq(rewardRequests.uuid, uuidOf(uuid))
  const [found] = await tx.select().from(rewardRequests).where(isRequest)
  if (!found) throw settledAlready()
  // Locks the member before the stock, like a purchase, to avoid deadlocks.
  await lockMember(tx, found.memberUuid)
  const [request] = await tx
    .update(rewardRequests)
    .set({ ...change, updatedAt: now })
    .where(and(isRequest, inArray(rewardRequests.status, from)))
    .returning()
  if (!request) throw settledAlready()
  return request
}
