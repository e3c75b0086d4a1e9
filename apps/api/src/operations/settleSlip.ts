import { and, eq } from 'drizzle-orm'
import { isSameReference } from '../domain/banks/sameReference.ts'
import { linesOf, settleLines } from '../domain/deposits/feed/linesOf.ts'
import type { Database } from '../database/database.ts'
import { slipRequests } from '../database/schema.ts'
import { creditDeposit } from '../domain/deposits/creditDeposit.ts'
import { lockMember } from '../http/lockMember.ts'
import { type Remark, remarkColumns, thaiOf } from '../values/remark.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { minutesAround, creditedByHand, creditedBySlip } from '../domain/slips/feed/lineOwner.ts'
import type { SlipRequestRow } from '../domain/slips/storeSlip.ts'
import { toBaht } from '../values/satang.ts'
import { baht } from '../values/figures.ts'
import { record, type OperationContext, remarkOf } from '../domain/audit/operation.ts'
import { isFrom, slipBankData, transferBankData } from './bankData.ts'
import { lockApprovals, requireApproval, type PendingApproval } from './secondApproval.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/**
 * Staff's findings about a slip. `amount` is the amount received, `transRef` the reference if the bank has not
 * confirmed one. `isAnother` is true if the transfer is not the similar one already credited.
 */
export type Finding = { amount?: bigint; transRef?: string; isAnother?: boolean }

/** Returns the pending request, and locks its member's row. Throws an OperationRefused if the request is settled. */
async function pending(tx: Database, uuid: string): Promise<SlipRequestRow> {
  const isRequest = eq(slipRequests.uuid, uuidOf(uuid))
  const [found] = await tx.select().from(slipRequests).where(isRequest)
  if (!found) throw settledAlready()
  await lockMember(tx, found.memberUuid)
  const [row] = await tx
    .select()
    .from(slipRequests)
    .where(and(isRequest, eq(slipRequests.status, 'PENDING')))
    .for('update')
  if (!row) throw settledAlready()
  return row
}

/**
 * Credits a slip that staff reviewed, once per reference if it has one. The amount is the bank's if known. The
 * deposit counts towards the staff member's limit, unless the bank confirms that the money went from the
 * member's own account to the operator; above the limit, returns `waiting`.
 */
export async function approveSlip(
  doing: OperationContext,
  uuid: string,
  { amount, transRef, isAnother }: Finding,
): Promise<PendingApproval | undefined> {
  const { tx, now } = doing
  await lockApprovals(doing)
  const request = await pending(tx, uuid)
  const member = await lockMember(tx, request.memberUuid)
  const own = await slipBankData(tx, request, member)
  if (own !== undefined && transRef !== undefined && !isSameReference(transRef, request.transRef))
    throw new OperationRefused(th.slipReference)
  const reference = referenceOf(request, transRef)
  const atBank = own ?? (reference && (await transferBankData(tx, reference, member)))
  if (atBank !== undefined && amount !== undefined && amount !== atBank.amount)
    throw new OperationRefused(th.slipAmount(baht(atBank.amount)))
  const credited = atBank?.amount ?? amount ?? request.amount
  const isSure = transRef !== undefined || atBank !== undefined
  const expected = {
    amount: credited,
    sent: minutesAround(request.transAt),
    senderId: member.bankId,
    reference,
    isVouched: isSure,
  }
  const lines = await linesOf(tx, expected)
  const likeness = { memberUuid: member.uuid, amount: credited, at: request.transAt }
  const isCredited =
    lines.some((line) => line.status === 'CREDITED') ||
    (!isSure && (await creditedBySlip(tx, likeness))) ||
    (await creditedByHand(tx, { ...likeness, reference }))
  if (isCredited && !isAnother) {
    throw new OperationRefused(th.credited(member.username))
  }
  const isReported = lines.some(
    (line) => line.status === 'DOUBTFUL' && line.amount === credited && isFrom(line, member),
  )
  if (!atBank?.isOwn && !isReported) {
    const input = { uuid: request.uuid, amount: String(credited), transRef, isAnother }
    const raised = { operation: 'approveSlip' as const, subject: request.uuid, memberUuid: member.uuid }
    const waits = await requireApproval(doing, { ...raised, amount: credited, input })
    if (waits) return waits
  }
  const { kind, deposit } = await creditDeposit(
    tx,
    member,
    {
      memberUuid: member.uuid,
      amount: credited,
      channel: 'MANUAL',
      bankName: request.bankName,
      bankId: request.bankName === member.bankName ? member.bankId : '',
      order: request.order,
      ...(reference && { transfer: reference }),
      receivedAt: request.createdAt,
    },
    now,
  )
  if (kind === 'duplicate') throw new OperationRefused(th.duplicate)
  await tx
    .update(slipRequests)
    .set({ status: 'APPROVED', updatedAt: now, depositUuid: deposit.uuid })
    .where(eq(slipRequests.uuid, request.uuid))
  await settleLines(tx, lines, deposit.uuid)
  const detail = { amount: toBaht(credited), deposit: deposit.uuid, isAnother: isAnother ?? false }
  await record(doing, { act: 'SLIP_APPROVED', member: member.uuid, subject: request.uuid, detail })
  return undefined
}

export async function refuseSlip(doing: OperationContext, uuid: string, why: Remark) {
  const { tx, now } = doing
  const remark = remarkOf(why)
  const request = await pending(tx, uuid)
  await tx
    .update(slipRequests)
    .set({ status: 'REJECTED', ...remarkColumns(remark), updatedAt: now })
    .where(eq(slipRequests.uuid, request.uuid))
  await record(doing, {
    act: 'SLIP_REFUSED',
    member: request.memberUuid,
    subject: request.uuid,
    why: thaiOf(remark),
  })
}

/** Returns bank and reference of the transfer, if known. Staff's reference overrides the slip's. */
function referenceOf({ sendingBank, transRef }: SlipRequestRow, found: string | undefined) {
  const known = found ?? transRef
  return sendingBank && known ? { sendingBank, transRef: known } : undefined
}
