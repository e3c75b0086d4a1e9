import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { staffRaises } from '../database/schema.ts'
import { lockMember } from '../http/lockMember.ts'
import { toBaht } from '../values/satang.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { mayDo } from './access.ts'
import { giveGift } from './giveGift.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { returnStake } from './returnStake.ts'
import { refuseSamePerson } from './secondApproval.ts'
import { assignLine } from './settleLine.ts'
import { approveReward, shipReward } from './settleReward.ts'
import { approveSlip } from './settleSlip.ts'
import { th } from '../domain/audit/th.ts'

const uuid = v.string()
const isAnother = v.optional(v.boolean(), false)
const Asked = v.variant('operation', [
  v.object({
    operation: v.literal('approveSlip'),
    uuid,
    amount: v.pipe(
      v.string(),
      v.transform((satang: string) => BigInt(satang)),
    ),
    transRef: v.optional(v.string()),
    isAnother,
  }),
  v.object({ operation: v.literal('assignLine'), uuid, username: v.string(), isAnother }),
  v.object({
    operation: v.literal('giveGift'),
    username: v.string(),
    what: v.string(),
    count: v.number(),
    key: v.string(),
  }),
  v.object({ operation: v.literal('approveReward'), uuid }),
  v.object({ operation: v.literal('shipReward'), uuid, trackingNo: v.string() }),
  v.object({ operation: v.literal('returnStake'), uuid, why: v.string() }),
])

function carryOut(doing: OperationContext, asked: v.InferOutput<typeof Asked>) {
  switch (asked.operation) {
    case 'approveSlip': {
      const { amount, transRef } = asked
      const finding = { amount, isAnother: asked.isAnother, ...(transRef && { transRef }) }
      return approveSlip(doing, asked.uuid, finding)
    }
    case 'assignLine':
      return assignLine(doing, asked.uuid, asked)
    case 'giveGift':
      return giveGift(doing, asked)
    case 'approveReward':
      return approveReward(doing, asked.uuid)
    case 'shipReward':
      return shipReward(doing, asked.uuid, asked.trackingNo)
    default:
      return returnStake(doing, asked.uuid, asked.why)
  }
}

/**
 * Approves a waiting decision as the second person, and carries it out. Throws an OperationRefused without the
 * role for the operation, or for the same person.
 */
export async function approveRaise(doing: OperationContext, wanted: string) {
  const row = await decide(doing, wanted, 'DONE')
  if (doing.by.kind === 'STAFF' && !mayDo(doing.by, row.operation)) throw new OperationRefused(th.notAllowed)
  await refuseSamePerson(doing, row.askedBy)
  const input: unknown = row.input
  const fields = typeof input === 'object' ? input : {}
  await carryOut({ ...doing, askedBy: row.askedBy }, v.parse(Asked, { ...fields, operation: row.operation }))
}

/**
 * Refuses a waiting decision; throws an OperationRefused without the role for the operation. The person who
 * requested the decision may refuse it too.
 */
export async function refuseRaise(doing: OperationContext, wanted: string) {
  const row = await decide(doing, wanted, 'REFUSED')
  if (doing.by.kind === 'STAFF' && !mayDo(doing.by, row.operation)) throw new OperationRefused(th.notAllowed)
  const { operation, memberUuid, subject, amount, askedBy } = row
  const detail = { operation, amount: toBaht(amount), askedBy }
  await record(doing, { act: 'RAISE_REFUSED', member: memberUuid, subject, detail })
}

async function decide({ tx, by, now }: OperationContext, wanted: string, status: 'DONE' | 'REFUSED') {
  const isIt = and(eq(staffRaises.uuid, uuidOf(wanted)), eq(staffRaises.status, 'WAITING'))
  const [found] = await tx.select().from(staffRaises).where(isIt)
  if (!found) throw settledAlready()
  // Locks the member before the row, in the general order.
  await lockMember(tx, found.memberUuid)
  const [row] = await tx
    .update(staffRaises)
    .set({ status, decidedBy: by.name, decidedAt: now })
    .where(isIt)
    .returning()
  if (!row) throw settledAlready()
  return row
}
