import { and, eq, gte, like, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { members, slips } from '../../../database/schema.ts'
import type { Member } from '../../../services/services.ts'
import type { BankTransfer, FeedLine, SlipReference } from '../../../services/bank.ts'
import { accountKey } from '../../banks/accountKey.ts'
import { sendersLike } from '../../banks/senders.ts'
import { minuteOf } from '../../deposits/feed/minuteOf.ts'
import { th } from '../../deposits/feed/th.ts'

/** Owner of a bank feed line, and the reference it is credited under. */
export type Found = { member: Member; reference: SlipReference }
/** Or why nobody can say. */
export type Owner = Found | { doubt: string }

const active = (member: Member, reference: SlipReference): Owner =>
  member.status === 'ACTIVE' ? { member, reference } : { doubt: th.suspended(member.username) }

/** A line with a reference: the bank tells the sender, who has to be one member and no other. */
export async function ownerByReference(tx: Database, line: FeedLine, transfer: BankTransfer): Promise<Owner> {
  if (transfer.amount !== line.amount) return { doubt: th.amountDiffers }
  const candidates = await sendersLike(tx, transfer.sender)
  const same = candidates.filter(({ bankId }) => bankId.endsWith(line.senderDigits))
  const [only] = same
  if (!only) return { doubt: th.noMember(transfer.sender.name, transfer.sender.bankName) }
  return same.length === 1 ? active(only, transfer) : { doubt: th.severalMembers }
}

/**
 * A line without one: a verified slip has to agree in receiving account, amount, minute and the sender's last
 * digits, and only one. Its reference is then the line's, so that line and slip can never both bring credit.
 */
export async function ownerByLikeness(tx: Database, line: FeedLine): Promise<Owner> {
  const { from, to } = minuteOf(line.at)
  const rows = await tx
    .select({ slip: slips, member: members })
    .from(slips)
    .innerJoin(members, eq(members.uuid, slips.memberUuid))
    .where(
      and(
        eq(slips.next, 'CONFIRM'),
        eq(slips.amount, line.amount),
        gte(slips.transAt, from),
        lt(slips.transAt, to),
        sql`${slips.verdict} ->> 'receiverAccount' = ${accountKey(line.account)}`,
        like(members.bankId, `%${line.senderDigits}`),
      ),
    )
  const fitting = new Map<string, Owner>()
  for (const { slip, member } of rows) {
    const { sendingBank, transRef } = slip
    if (sendingBank && transRef)
      fitting.set(`${sendingBank}:${transRef}`, active(member, { sendingBank, transRef }))
  }
  const [only] = fitting.values()
  if (!only) return { doubt: th.noSlip }
  return fitting.size === 1 ? only : { doubt: th.severalSlips }
}
