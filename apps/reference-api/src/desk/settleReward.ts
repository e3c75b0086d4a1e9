import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { rewardRequests, rewards } from '../database/schema.ts'
import { lockMember } from '../members/lockMember.ts'
import { addressOf } from '../members/userOf.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { returnStock } from '../rewards/takeStock.ts'
import type { RequestRow } from '../rewards/toReward.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

type Change = Partial<Pick<RequestRow, 'status' | 'trackingNo' | 'remark'>>

/** The operator says yes; goods are shipped next. */
export async function approveReward(tx: Database, uuid: string, now: Date) {
  await settle(tx, uuid, ['PENDING'], { status: 'APPROVED' }, now)
}

/** The parcel is on its way, to the address of the request, or else to the member's address of today. */
export async function shipReward(tx: Database, uuid: string, trackingNo: string, now: Date) {
  const request = await settle(tx, uuid, ['PENDING', 'APPROVED'], { status: 'SHIPPED', trackingNo }, now)
  if (request.address) return
  const address = await addressOf(tx, request.memberUuid)
  if (!address) throw new DeskProblem('The member has not said yet where to send it.')
  await tx.update(rewardRequests).set({ address }).where(eq(rewardRequests.uuid, request.uuid))
}

/** Turns a request down: what was paid for it comes back, and the thing to its shelf. */
export async function rejectReward(tx: Database, uuid: string, remark: string, now: Date) {
  const request = await settle(tx, uuid, ['PENDING', 'APPROVED'], { status: 'REJECTED', remark }, now)
  const [reward] = await tx.select().from(rewards).where(eq(rewards.uuid, request.rewardUuid))
  // Credit was paid the moment it was asked for.
  if (!reward || reward.credit > 0n) throw settledAlready()
  await returnStock(tx, reward.uuid)
  if (request.point === 0) return
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
  tx: Database,
  uuid: string,
  from: RequestRow['status'][],
  change: Change,
  now: Date,
): Promise<RequestRow> {
  const isRequest = eq(rewardRequests.uuid, uuidOf(uuid))
  const [found] = await tx.select().from(rewardRequests).where(isRequest)
  if (!found) throw settledAlready()
  // The member before the shelf, as an order does: the two then never wait for each other in a ring.
  await lockMember(tx, found.memberUuid)
  const [request] = await tx
    .update(rewardRequests)
    .set({ ...change, updatedAt: now })
    .where(and(isRequest, inArray(rewardRequests.status, from)))
    .returning()
  if (!request) throw settledAlready()
  return request
}
