import type { Credit } from '@member/api-client'
import { and, eq, sql } from 'drizzle-orm'
import { accountKey } from '../bank/accountKey.ts'
import { minuteOf } from '../bank/feed/minuteOf.ts'
import { linesOf, settleLines } from '../bank/feed/linesOf.ts'
import { sendersLike } from '../bank/senders.ts'
import { creditOf } from '../credit/creditOf.ts'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
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

const lockedSlip = prepared('locked_slip', ['uuid', 'memberUuid'], (database, { uuid, memberUuid }) =>
  database
    .select()
    .from(slips)
    .where(and(eq(slips.uuid, uuid), eq(slips.memberUuid, memberUuid)))
    .for('update'),
)
const confirmedSlip = prepared(
  'confirmed_slip',
  ['uuid', 'depositUuid', 'now'],
  (database, { uuid, depositUuid, now }) =>
    database
      .update(slips)
      .set({ depositUuid: sql`${depositUuid}`, updatedAt: sql`${now}` })
      .where(eq(slips.uuid, uuid)),
)
const ownAccounts = prepared('own_accounts', [], (database) => database.select().from(operatorAccounts))

/** Credits a slip its member has had verified, in the order's transaction; everything that can age is checked again. */
export async function confirmSlip(
  tx: Database,
  member: Member,
  uuid: string,
  order: string,
  now: Date,
): Promise<{ deposit: DepositRow; credit: Credit }> {
  const [slip] = await lockedSlip(tx, { uuid: uuidOf(uuid), memberUuid: member.uuid })
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
    ownAccounts(tx, {}),
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
  const [credit] = await Promise.all([
    creditOf(tx, member, now),
    confirmedSlip(tx, { uuid: slip.uuid, depositUuid: deposit.uuid, now }),
    settleLines(tx, lines, deposit.uuid),
  ])
  return { deposit, credit }
}
