import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { feedLines, members } from '../database/schema.ts'
import { creditDeposit } from '../domain/deposits/creditDeposit.ts'
import { lockMember } from '../http/lockMember.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { creditedByHand, creditedBySlip } from '../domain/slips/feed/lineOwner.ts'
import { toBaht } from '../values/satang.ts'
import { record, type OperationContext, reasonOf } from '../domain/audit/operation.ts'
import { isFrom } from './bankData.ts'
import { lockApprovals, requireApproval, type PendingApproval } from './secondApproval.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

async function doubtful(tx: Database, uuid: string) {
  const [line] = await tx
    .select()
    .from(feedLines)
    .where(and(eq(feedLines.uuid, uuidOf(uuid)), eq(feedLines.status, 'DOUBTFUL')))
    .for('update')
  if (!line) throw settledAlready()
  return line
}

async function take(tx: Database, uuid: string, status: 'CREDITED' | 'IGNORED', reason: string) {
  const [line] = await tx
    .update(feedLines)
    .set({ status, reason })
    .where(and(eq(feedLines.uuid, uuidOf(uuid)), eq(feedLines.status, 'DOUBTFUL')))
    .returning()
  if (!line) throw settledAlready()
  return line
}

/**
 * Member to whom a feed line belongs. `isAnother` is true if staff know that the line is not the similar deposit
 * already credited.
 */
export type Assignment = { username: string; isAnother?: boolean }

export async function assignLine(
  doing: OperationContext,
  uuid: string,
  { username, isAnother }: Assignment,
): Promise<PendingApproval | undefined> {
  const { tx, now } = doing
  await lockApprovals(doing)
  const [found] = await tx.select().from(members).where(eq(members.username, username.trim()))
  if (!found) throw new OperationRefused(th.noMember(username))
  const member = await lockMember(tx, found.uuid)
  const line = await doubtful(tx, uuid)
  const { sendingBank, transRef } = line
  const transfer = sendingBank && transRef ? { sendingBank, transRef } : undefined
  const likeness = { memberUuid: member.uuid, amount: line.amount, at: line.at }
  const isCredited =
    (!transfer && (await creditedBySlip(tx, likeness))) ||
    (await creditedByHand(tx, { ...likeness, reference: transfer }))
  if (isCredited && !isAnother) {
    throw new OperationRefused(th.credited(member.username))
  }
  const isOwn = isFrom(line, member)
  // Money confirmed by the bank as the member's own is not counted; any other is the person's decision.
  if (!isOwn) {
    const raised = { operation: 'assignLine' as const, subject: line.uuid, memberUuid: member.uuid }
    const input = { uuid: line.uuid, username: member.username, isAnother }
    const waits = await requireApproval(doing, { ...raised, amount: line.amount, input })
    if (waits) return waits
  }
  await take(tx, uuid, 'CREDITED', th.assigned(member.username))
  const { kind, deposit } = await creditDeposit(
    tx,
    member,
    {
      memberUuid: member.uuid,
      amount: line.amount,
      channel: 'MANUAL',
      bankName: isOwn ? member.bankName : '',
      bankId: isOwn ? member.bankId : (line.senderDigits ?? ''),
      ...(transfer && { transfer }),
      receivedAt: line.createdAt,
    },
    now,
  )
  if (kind === 'duplicate') throw new OperationRefused(th.duplicate)
  await tx.update(feedLines).set({ depositUuid: deposit.uuid }).where(eq(feedLines.uuid, line.uuid))
  const detail = { amount: toBaht(line.amount), deposit: deposit.uuid, isAnother: isAnother ?? false }
  await record(doing, { act: 'LINE_ASSIGNED', member: member.uuid, subject: line.uuid, detail })
  return undefined
}

export async function dismissLine(doing: OperationContext, uuid: string, why: string) {
  const reason = reasonOf(why)
  const line = await take(doing.tx, uuid, 'IGNORED', reason)
  await record(doing, {
    act: 'LINE_DISMISSED',
    subject: line.uuid,
    why: reason,
    detail: { amount: toBaht(line.amount) },
  })
}
