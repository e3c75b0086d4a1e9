import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { feedLines, members } from '../database/schema.ts'
import { creditDeposit } from '../deposits/creditDeposit.ts'
import { lockMember } from '../members/lockMember.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { creditedByHand, creditedBySlip } from '../slips/creditedByHand.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

async function take(tx: Database, uuid: string, status: 'CREDITED' | 'IGNORED', reason: string) {
  const [line] = await tx
    .update(feedLines)
    .set({ status, reason })
    .where(and(eq(feedLines.uuid, uuidOf(uuid)), eq(feedLines.status, 'DOUBTFUL')))
    .returning()
  if (!line) throw settledAlready()
  return line
}

/** Whose it is, and whether it is surely another transfer than the alike one that is credited already. */
export type Assignment = { username: string; isAnother?: boolean }

/** Says whose a doubtful line is, and credits it to them. */
export async function assignLine(tx: Database, uuid: string, { username, isAnother }: Assignment, now: Date) {
  const [found] = await tx.select().from(members).where(eq(members.username, username.trim()))
  if (!found) throw new DeskProblem(`There is no member ${username}.`)
  const member = await lockMember(tx, found.uuid)
  const line = await take(tx, uuid, 'CREDITED', `Assigned to ${member.username}`)
  const { sendingBank, transRef } = line
  const transfer = sendingBank && transRef ? { sendingBank, transRef } : undefined
  const likeness = { memberUuid: member.uuid, amount: line.amount, at: line.at }
  const isCredited =
    (!transfer && (await creditedBySlip(tx, likeness))) ||
    (await creditedByHand(tx, { ...likeness, reference: transfer }))
  if (isCredited && !isAnother) {
    throw new DeskProblem(
      `${member.username} has been credited for this amount and time already. Dismiss the line, or say that it is another transfer.`,
    )
  }
  const isOwn = member.bankId.endsWith(line.senderDigits ?? '-')
  const { kind, deposit } = await creditDeposit(
    tx,
    {
      memberUuid: member.uuid,
      amount: line.amount,
      channel: 'MANUAL',
      bankName: isOwn ? member.bankName : '',
      bankId: isOwn ? member.bankId : (line.senderDigits ?? ''),
      ...(transfer && { transfer }),
    },
    now,
  )
  if (kind === 'duplicate')
    throw new DeskProblem('This transfer has been credited already. Dismiss the line.')
  await tx.update(feedLines).set({ depositUuid: deposit.uuid }).where(eq(feedLines.uuid, line.uuid))
}

/** Puts a line aside: its money is nobody's here. */
export async function dismissLine(tx: Database, uuid: string, reason: string) {
  await take(tx, uuid, 'IGNORED', reason)
}
