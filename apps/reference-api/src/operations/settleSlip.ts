import { and, eq } from 'drizzle-orm'
import { linesOf, settleLines } from '../bank/feed/linesOf.ts'
import type { Database } from '../database/database.ts'
import { slipRequests, slips } from '../database/schema.ts'
import { creditDeposit } from '../deposits/creditDeposit.ts'
import { lockMember } from '../members/lockMember.ts'
import { type Remark, remarkColumns, thaiOf } from '../request/remark.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { about, creditedByHand, creditedBySlip, isVouched } from '../slips/creditedByHand.ts'
import type { SlipRequestRow } from '../slips/toSlipRequest.ts'
import { toBaht } from '../money/satang.ts'
import { record, type Doing } from './operation.ts'
import { remarkOf } from './reasonOf.ts'
import { OperationRefused, settledAlready } from './refused.ts'
import { th } from './th.ts'

/**
 * The operator's findings: amount received, reference if the bank has not confirmed the slip's, and whether it is a
 * different transfer from a similar one already credited.
 */
export type Finding = { amount?: bigint; transRef?: string; isAnother?: boolean }

/** Moves a request on, once: whoever presses second finds it settled. */
async function settle(tx: Database, uuid: string, change: Partial<SlipRequestRow>): Promise<SlipRequestRow> {
  const isRequest = eq(slipRequests.uuid, uuidOf(uuid))
  const [found] = await tx.select().from(slipRequests).where(isRequest)
  if (!found) throw settledAlready()
  await lockMember(tx, found.memberUuid)
  const [row] = await tx
    .update(slipRequests)
    .set(change)
    .where(and(isRequest, eq(slipRequests.status, 'PENDING')))
    .returning()
  if (!row) throw settledAlready()
  return row
}

/** Credits a slip a person has looked at. Its reference, where there is one, still decides that it is credited once. */
export async function approveSlip(doing: Doing, uuid: string, { amount, transRef, isAnother }: Finding) {
  const { tx, now } = doing
  const request = await settle(tx, uuid, { status: 'APPROVED', updatedAt: now })
  const member = await lockMember(tx, request.memberUuid)
  const credited = amount ?? request.amount
  const reference = referenceOf(request, transRef)
  const isSure = transRef !== undefined || (await isBanks(tx, request))
  const expected = {
    amount: credited,
    sent: about(request.transAt),
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
      heardAt: request.createdAt,
    },
    now,
  )
  if (kind === 'duplicate') throw new OperationRefused(th.duplicate)
  await tx.update(slipRequests).set({ depositUuid: deposit.uuid }).where(eq(slipRequests.uuid, request.uuid))
  await settleLines(tx, lines, deposit.uuid)
  const detail = { amount: toBaht(credited), deposit: deposit.uuid, isAnother: isAnother ?? false }
  await record(doing, { act: 'SLIP_APPROVED', member: member.uuid, subject: request.uuid, detail })
}

/** Turns a slip down; the member reads the reason. */
export async function refuseSlip(doing: Doing, uuid: string, why: Remark) {
  const { tx, now } = doing
  const remark = remarkOf(why)
  const request = await settle(tx, uuid, { status: 'REJECTED', ...remarkColumns(remark), updatedAt: now })
  await record(doing, {
    act: 'SLIP_REFUSED',
    member: request.memberUuid,
    subject: request.uuid,
    why: thaiOf(remark),
  })
}

/** True if the bank confirmed the request's reference when the member tried the slip. */
async function isBanks(tx: Database, { slipUuid, transRef }: SlipRequestRow): Promise<boolean> {
  if (!slipUuid) return false
  const [slip] = await tx.select().from(slips).where(eq(slips.uuid, slipUuid))
  return isVouched(transRef, slip)
}

/** The operator's reference takes precedence over the one read from the picture. */
function referenceOf({ sendingBank, transRef }: SlipRequestRow, found: string | undefined) {
  const known = found ?? transRef
  return sendingBank && known ? { sendingBank, transRef: known } : undefined
}
