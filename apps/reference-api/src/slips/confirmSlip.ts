import { and, eq } from 'drizzle-orm'
import { accountKey } from '../bank/accountKey.ts'
import { minuteOf } from '../bank/feed/minuteOf.ts'
import { linesOf, settleLines } from '../bank/feed/linesOf.ts'
import { sendersLike } from '../bank/senders.ts'
import type { Database } from '../database/database.ts'
import { operatorAccounts, slips } from '../database/schema.ts'
import { creditDeposit } from '../deposits/creditDeposit.ts'
import type { DepositRow } from '../deposits/deposit.ts'
import { notFound } from '../request/refusals.ts'
import type { Member } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { creditedByHand } from './creditedByHand.ts'
import { verdictIn } from './keepSlip.ts'
import { slipRefusals } from './slipRefusals.ts'
import { t } from './words.ts'
import { depositBy, duplicateOf } from './usedSlip.ts'

/** Credits a slip its member has had verified, in the order's transaction; everything that can age is checked again. */
export async function confirmSlip(
  tx: Database,
  member: Member,
  uuid: string,
  order: string,
  now: Date,
): Promise<DepositRow> {
  const [slip] = await tx
    .select()
    .from(slips)
    .where(and(eq(slips.uuid, uuidOf(uuid)), eq(slips.memberUuid, member.uuid)))
    .for('update')
  if (!slip) throw notFound(t.unknown)
  const { sendingBank, transRef, amount, transAt } = slip
  const { sender, receiverAccount } = verdictIn(slip)
  if (slip.next === 'MANUAL') throw slipRefusals.sender()
  if (slip.next !== 'CONFIRM' || !sendingBank || !transRef || !amount || !transAt)
    throw slipRefusals.expired()
  const reference = { sendingBank, transRef }
  const [like, { slipHours }, ours, requested] = await Promise.all([
    sender && sendersLike(tx, sender),
    readSite(tx),
    tx.select().from(operatorAccounts),
    creditedByHand(tx, { memberUuid: member.uuid, amount, at: transAt, reference }),
  ])
  // Somebody it may be as well may have joined since.
  if (like && like.length > 1) throw slipRefusals.sender()
  if (now.getTime() - transAt.getTime() > slipHours * 3_600_000) throw slipRefusals.tooOld(slipHours)
  const account = ours.find((one) => accountKey(one) === receiverAccount)
  if (!account) throw slipRefusals.receiver([])

  const expected = {
    account,
    amount,
    sent: minuteOf(transAt),
    senderId: member.bankId,
    reference,
    isVouched: true,
  }
  const lines = await linesOf(tx, expected)
  const byHand = lines.find((line) => line.status === 'CREDITED' && !line.transRef)?.depositUuid
  const byDesk = byHand ? await depositBy(tx, byHand) : requested
  if (byDesk) throw duplicateOf(byDesk, member.uuid)

  // Past its time a slip that was credited is still told as a duplicate, by the index below.
  const isExpired = slip.expiresAt <= now && !slip.depositUuid
  if (isExpired) throw slipRefusals.expired()
  const { kind, deposit } = await creditDeposit(
    tx,
    member,
    {
      memberUuid: member.uuid,
      amount,
      channel: 'SLIP',
      bankName: sender?.bankName ?? member.bankName,
      bankId: member.bankId,
      transfer: reference,
      order,
    },
    now,
  )
  if (kind === 'duplicate') throw duplicateOf(deposit, member.uuid)
  await Promise.all([
    tx.update(slips).set({ depositUuid: deposit.uuid, updatedAt: now }).where(eq(slips.uuid, slip.uuid)),
    settleLines(tx, lines, deposit.uuid),
  ])
  return deposit
}
