import { and, eq } from 'drizzle-orm'
import { linesOf, settleLines } from '../bank/feed/linesOf.ts'
import type { Database } from '../database/database.ts'
import { slipRequests, slips } from '../database/schema.ts'
import { creditDeposit } from '../deposits/creditDeposit.ts'
import { lockMember } from '../members/lockMember.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { about, creditedByHand, creditedBySlip, isVouched } from '../slips/creditedByHand.ts'
import type { SlipRequestRow } from '../slips/toSlipRequest.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

/** What the operator found: the amount that came, the reference where the bank had not told of the slip's, and whether it is surely
 * another transfer than the alike one that is credited already. */
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
export async function approveSlip(
  tx: Database,
  uuid: string,
  { amount, transRef, isAnother }: Finding,
  now: Date,
) {
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
    throw new DeskProblem(
      `${member.username} has been credited for this amount and time already. Refuse it, or say that it is another transfer.`,
    )
  }
  const { kind, deposit } = await creditDeposit(
    tx,
    {
      memberUuid: member.uuid,
      amount: credited,
      channel: 'MANUAL',
      bankName: request.bankName,
      bankId: request.bankName === member.bankName ? member.bankId : '',
      order: request.order,
      ...(reference && { transfer: reference }),
    },
    now,
  )
  if (kind === 'duplicate')
    throw new DeskProblem('This transfer has been credited already. Refuse the request.')
  await tx.update(slipRequests).set({ depositUuid: deposit.uuid }).where(eq(slipRequests.uuid, request.uuid))
  await settleLines(tx, lines, deposit.uuid)
}

/** Turns a slip down; the member reads the reason. */
export async function refuseSlip(tx: Database, uuid: string, remark: string, now: Date) {
  await settle(tx, uuid, { status: 'REJECTED', remark, updatedAt: now })
}

/** Whether the bank told of the request's reference when the member tried the slip. */
async function isBanks(tx: Database, { slipUuid, transRef }: SlipRequestRow): Promise<boolean> {
  if (!slipUuid) return false
  const [slip] = await tx.select().from(slips).where(eq(slips.uuid, slipUuid))
  return isVouched(transRef, slip)
}

/** What the operator found goes before what a picture says. */
function referenceOf({ sendingBank, transRef }: SlipRequestRow, found: string | undefined) {
  const known = found ?? transRef
  return sendingBank && known ? { sendingBank, transRef: known } : undefined
}
